import { keepTogether } from 'german/no-break';
import { fieldName } from './fault';
import { type Facts, factOf, namesOf, nearestName } from './names';

/** Changes each text in a value, at any depth: mapStrings({ title: 'Buch' }, (text) => `${text}tipp`) → { title: 'Buchtipp' } */
export function mapStrings(
  value: unknown,
  change: (text: string, path: PropertyKey[]) => unknown,
  path: PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((entry, index) => mapStrings(entry, change, [...path, index]));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapStrings(entry, change, [...path, key])]),
  );
}

/** textsIn({ hero: ['DUDA'] }) → [{ text: 'DUDA', path: ['hero', 0] }] */
export function textsIn(data: unknown, path: PropertyKey[] = []): { text: string; path: PropertyKey[] }[] {
  if (typeof data === 'string') return [{ text: data, path }];
  if (data === null || typeof data !== 'object') return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, value]) => textsIn(value, [...path, key]));
}

/** Normalizes Unicode (NFC) and removes soft hyphens of word processors: cleaned({ title: 'Buch\u00adtipp' }) → { title: 'Buchtipp' } */
export const cleaned = (data: unknown) => mapStrings(data, (text) => text.normalize('NFC').replaceAll('\u00ad', ''));

/** Adds the no-break spaces that editors do not type: withNoBreakSpaces({ price: '14,00 €' }) → { price: '14,00\u00a0€' } */
export const withNoBreakSpaces = (data: unknown) => mapStrings(data, keepTogether);

/** Characters not allowed in texts: control characters (they break feeds), bidirectional controls, private-use code points and lone
 * surrogates, zero-width spaces, invisible letters and tags, and more combining marks than any language needs. */
const HIDDEN =
  /\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|[\u180e\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u115f\u1160\u2028\u2029\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffc\u{e0000}-\u{e007f}]|(?<=\p{M}{3})\p{M}/u;

/** forbiddenCharacters({ title: 'a\u0007b' }) → [{ field: 'title', found: 'U+0007 nach „a“' }] */
export function forbiddenCharacters(data: unknown): { field: string; found: string }[] {
  return textsIn(data).flatMap(({ text, path }) => {
    const bare = text.replaceAll('\n', ' ');
    const [sign] = HIDDEN.exec(bare) ?? [];
    if (sign === undefined) return [];
    const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const before = bare.slice(0, bare.indexOf(sign)).slice(-20);
    return { field: fieldName(path), found: `U+${code} nach „${before}“` };
  });
}

/** Anything in braces, so that visitors never see a mistyped placeholder. */
const PLACEHOLDER = /\{([^{}]*)\}/g;
const SENTENCE_BEGINS = /(^|[.!?]\s+)$/;

/** Capitalizes a number word at the start of a sentence. */
const inPlace = (value: string, name: string, before: string) =>
  name.endsWith('InWords') && SENTENCE_BEGINS.test(before) ? value.charAt(0).toUpperCase() + value.slice(1) : value;

/** Fills in placeholders: interpolate({ text: '{product} {jear}' }, facts) → { value: { text: 'DUDA {jear}' }, unknown: [{ field: 'text',
 * found: '{jear}', … }] } */
export function interpolate(
  data: unknown,
  facts: Facts,
): { value: unknown; unknown: { field: string; found: string; expected: string }[] } {
  const unknown: { field: string; found: string; expected: string }[] = [];
  const value = mapStrings(data, (text, path) =>
    text.replace(PLACEHOLDER, (placeholder, name: string, at: number) => {
      const found = factOf(facts, name);
      // Visitors would see a placeholder inside a fact.
      if (found !== undefined && found.search(PLACEHOLDER) < 0) return inPlace(found, name, text.slice(0, at));
      const expected = `ein bekannter Platzhalter, etwa {${nearestName(namesOf(facts), name)}}`;
      unknown.push({ field: fieldName(path), found: placeholder, expected });
      return placeholder;
    }),
  );
  return { value, unknown };
}

/** Finds every object with `src` and `alt`: → [{ src: 'events/zoo.webp', field: 'image.src' }] */
export function picturesIn(data: unknown, path = ''): { src: string; field: string }[] {
  if (data === null || typeof data !== 'object') return [];
  const own = 'src' in data && 'alt' in data ? [{ src: String(data.src), field: path ? `${path}.src` : 'src' }] : [];
  return own.concat(Object.entries(data).flatMap(([key, value]) => picturesIn(value, path ? `${path}.${key}` : key)));
}
