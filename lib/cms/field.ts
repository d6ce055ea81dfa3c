import { z } from 'zod';
import { relationOf } from './relations';
import { Pattern } from './rule';
import type { CmsField } from './types';

type Body = Omit<CmsField, 'name' | 'label'>;

export type Part = {
  /** Settings of its field; `at` is the kind and path of the field: 'issues.story' */
  field: (at: string, optional: boolean) => Body;
  /** Settings of a list whose entries it is, if an entry has fields. */
  entry?: (at: string) => Partial<CmsField>;
  toForm: (value: unknown) => unknown;
  fromForm: (value: unknown) => unknown;
};
export type Member = Part & { label: string; hint?: string | undefined; optional: boolean };

/** leaf((at, optional) => ({ widget: 'boolean', … })) → a value that files and forms write alike */
export const leaf = (field: Part['field'], read = (value: unknown) => value): Part => ({
  field,
  toForm: (value) => value,
  fromForm: (value) => (value === undefined || value === null ? undefined : read(value)),
});

/** Facts are known only with the whole content, so texts with placeholders are checked on saving. */
const PLACEHOLDER = /\{[a-zA-Z][\w.]*\}/;
/** Sveltia's value of an empty field. */
const EMPTY = ['', 'undefined', 'null'];

export type Text = {
  schema: z.core.$ZodType;
  widget: 'string' | 'text' | 'richtext';
  min: number;
  max?: number | undefined;
  /** German descriptions of the expected text. */
  expected: readonly string[];
};

function lengthHint({ min, max }: Text): string | undefined {
  if (max === undefined) return min > 0 ? `Mindestens ${min} Zeichen.` : undefined;
  if (min === max) return `${max} Zeichen.`;
  return min > 1 ? `${min} bis ${max} Zeichen.` : `Höchstens ${max} Zeichen.`;
}

const RICH = {
  modes: ['raw', 'rich_text'],
  buttons: ['bold', 'italic', 'link', 'bulleted-list', 'numbered-list'],
  editor_components: [],
} satisfies Partial<CmsField>;

/** text({ schema, widget: 'string', min: 2, max: 40, expected: [] }) → a text, tested by its schema */
export function text(rules: Text): Part & { rules: Text } {
  const { schema, widget, expected } = rules;
  const hint = lengthHint(rules);
  const accepts = (written: string) => z.safeParse(schema, written).success;
  const sentences = [...expected, hint?.replace(/\.$/, '')].filter(Boolean);
  const field: Part['field'] = (_, optional) => {
    const required = !optional && !accepts('');
    const fits = (written: string) =>
      EMPTY.includes(written) ? !required : PLACEHOLDER.test(written) || accepts(written);
    return {
      widget,
      required,
      ...(hint && { hint }),
      pattern: [new Pattern(fits), `Erwartet: ${sentences.join('; ') || 'ein Text'}`],
      ...(widget === 'richtext' ? RICH : { use_emoji_autocomplete: false }),
    };
  };
  return { ...leaf(field, (value) => String(value).replaceAll('\r\n', '\n')), rules };
}

/** fieldOf('title', memberOf(line('Titel', 5, 80)), 'events.title') → { name: 'title', label: 'Titel', widget: 'string', … } */
export function fieldOf(name: string, { label, hint, optional, field }: Member, at: string): CmsField {
  const { hint: lengths, ...body } = field(at, optional);
  const relation = body.widget === 'list' ? undefined : relationOf(at);
  const hints = [hint, relation ? undefined : lengths].filter(Boolean).join(' · ');
  return {
    name,
    label,
    ...(hints && { hint: hints }),
    ...(relation ? { ...relation, required: !optional } : body),
  };
}
