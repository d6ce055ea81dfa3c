import type { z } from 'zod';
import { fieldLabel } from './field-label';

export type Fault = { file: string; field: string; line?: number; found: string; expected: string };

/** Does not stop the build: the part is left out, or shown as it is. */
export type Warning = Fault & { kind: 'Übersprungen' | 'Hinweis' };

export type WarningFields = Omit<Warning, 'kind'>;

const TYPES: Record<string, string> = {
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'Felder mit Werten',
  record: 'Felder mit Werten',
  undefined: 'nichts',
};

const FORMATS: Record<string, string> = {
  email: 'eine E-Mail-Adresse wie post@example.com',
};

const UNITS: Record<string, string> = { string: 'Zeichen', array: 'Einträge' };

/** Lists the allowed fields, which zod's own messages do not: → 'src, alt, credit' */
export const fieldsThere: z.core.$ZodErrorMap = ({ code, inst }) => {
  const { shape } = (inst?._zod.def ?? {}) as { shape?: object };
  return shape && (code === 'unrecognized_keys' || code === 'invalid_type') ? Object.keys(shape).join(', ') : undefined;
};

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${TYPES[issue.expected] ?? issue.expected}${issue.message.startsWith('Invalid ') ? '' : `: ${issue.message}`}`;
    case 'too_small':
      return `${issue.exact ? 'genau' : 'mindestens'} ${issue.minimum} ${UNITS[issue.origin] ?? ''}`.trim();
    case 'too_big':
      return `${issue.exact ? 'genau' : 'höchstens'} ${issue.maximum} ${UNITS[issue.origin] ?? ''}`.trim();
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'eins von: ' : ''}${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `nur diese Felder: ${issue.message}`;
    case 'invalid_key':
      return 'nur bekannte Felder';
    case 'invalid_format':
      // Our messages are in German; zod's own start with this.
      return issue.message.startsWith('Invalid ')
        ? (FORMATS[issue.format] ?? 'eine andere Schreibweise')
        : issue.message;
    case 'invalid_union': {
      const inner = issue.errors.flat().map(expectation);
      return inner.length > 0 ? [...new Set(inner)].join(' oder ') : issue.message;
    }
    default:
      return issue.message;
  }
}

/** valueAt({ price: { amount: '8,90 €' } }, ['price', 'amount']) → '8,90 €' */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data);

const short = (text: string) => (text.length <= 40 ? text : `${text.slice(0, 36)} …`);

/** One-line description: describeValue('sechzehn Euro') → '„sechzehn Euro“', describeValue(undefined) → 'nichts' */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return 'nichts';
  if (typeof value === 'string') {
    return value.length <= 40 ? `„${value}“` : `${value.length} Zeichen: „${short(value)}“`;
  }
  if (Array.isArray(value)) return `${value.length} Einträge`;
  return typeof value === 'object' ? `Felder: ${Object.keys(value).map(short).join(', ')}` : String(value);
}

/** fieldName(['content', 0, 'text']) → 'content[1].text' */
export const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : String(key)))
    .join('.')
    .replaceAll('.[', '[') || '(Datei)';

/** Reports only the type error of a value of the wrong type:
 * → [{ file: 'books/1-a.yaml', field: 'price', found: '„zehn“', expected: 'ein Preis …' }] */
export function faultsOf(file: string, data: unknown, issues: readonly z.core.$ZodIssue[]): Fault[] {
  const mistyped = issues.filter(({ code }) => code === 'invalid_type');
  const causes = issues.filter(
    (issue) => mistyped.includes(issue) || !mistyped.some(({ path }) => fieldName(path) === fieldName(issue.path)),
  );
  return causes.map((issue) => ({
    file,
    field: fieldName(issue.path),
    found:
      issue.code === 'unrecognized_keys'
        ? `Felder, die es nicht gibt: ${issue.keys.map(short).join(', ')}`
        : describeValue(valueAt(data, issue.path)),
    expected: expectation(issue),
  }));
}

/** → '„Datum“ in content/events/1-lesung.yaml · date: gefunden „bald“, erwartet ein Datum wie 5. April 2027' */
export function formatFault({ file, field, line, found, expected }: Fault): string {
  const label = fieldLabel(file, field);
  const place = `${label && `„${label}“ in `}content/${file} · ${field}${line ? `, Zeile ${line}` : ''}`;
  // Control characters could move a terminal's cursor.
  return `${place}: gefunden ${found}, erwartet ${expected}`.replace(/\p{Cc}+/gu, ' ');
}

/** → 'Übersprungen: „Artikel › 3. Block“ in content/articles/… · content[3].type: gefunden „video“, erwartet eins von: …' */
export const formatWarning = (warning: Warning) => `${warning.kind}: ${formatFault(warning)}`;
