import { z } from 'zod';
import { PICTURE_TYPES } from './pictures';
import { relationOf } from './relations';
import { Rule } from './rule';
import type { Member, Shape } from './shape';
import type { DeskField, DeskKind } from './types';
import type { Say } from './words/say';

type Text = Extract<Shape, { is: 'text' }>;
type Fields = Extract<Shape, { is: 'fields' }>;
type Place = { kind: string; say: Say; path: readonly string[] };

const ONE_LINE = 'eine Zeile ohne Umbruch';
/** Fields that label a collapsed list entry; the first one present wins. */
const NAMES = [
  'title',
  'heading',
  'question',
  'word',
  'name',
  'label',
  'animal',
  'reason',
  'day',
  'path',
  'text',
  'section',
];

const below = ({ path, ...rest }: Place, name: string): Place => ({ ...rest, path: [...path, name] });

function lengthHint({ min, max }: { min: number; max?: number }): string | undefined {
  if (max === undefined) return min > 0 ? `Mindestens ${min} Zeichen.` : undefined;
  if (min === max) return `${max} Zeichen.`;
  return min > 1 ? `${min} bis ${max} Zeichen.` : `Höchstens ${max} Zeichen.`;
}

const accepts = ({ schema }: Text, text: string) => z.safeParse(schema, text).success;

function expectationOf(text: Text): string {
  const sentences = [...text.expected.filter((message) => message !== ONE_LINE), lengthHint(text)?.replace(/\.$/, '')];
  return `Erwartet: ${sentences.filter(Boolean).join('; ') || 'ein Text'}`;
}

function textField(text: Text, optional: boolean): Omit<DeskField, 'name' | 'label'> {
  const required = !optional && !accepts(text, '');
  const widget = { one: 'string', many: 'text', markdown: 'richtext' } as const;
  return {
    widget: widget[text.lines],
    required,
    pattern: [new Rule((written) => accepts(text, written), !required), expectationOf(text)],
    ...(text.lines === 'markdown'
      ? {
          modes: ['raw', 'rich_text'],
          buttons: ['bold', 'italic', 'link', 'bulleted-list', 'numbered-list'],
          editor_components: [],
        }
      : { use_emoji_autocomplete: false }),
  };
}

const isPicture = ({ fields }: Fields) => 'src' in fields && 'alt' in fields;

const sub = (fields: Fields, at: Place) =>
  Object.entries(fields.fields).map(([name, member]) =>
    isPicture(fields) && name === 'src' ? pictureFile(at) : fieldOf(name, member, below(at, name)),
  );

function pictureFile(at: Place): DeskField {
  const { label, hint } = at.say.field([...at.path, 'src']);
  return {
    name: 'src',
    label,
    ...(hint && { hint }),
    widget: 'image',
    required: true,
    accept: PICTURE_TYPES.join(','),
  };
}

const summaryOf = ({ fields }: Fields) => {
  const name = NAMES.find((known) => fields[known] && ['text', 'choice'].includes(fields[known].shape.is));
  return name ? { summary: `{{fields.${name}}}` } : {};
};

const kindsOf = (kinds: Record<string, Fields>, at: Place): DeskKind[] =>
  Object.entries(kinds).map(([name, fields]) => ({
    name,
    label: at.say.field([...at.path, name]).label,
    ...summaryOf(fields),
    fields: sub(fields, below(at, name)),
  }));

const eitherKinds = ({ text, fields }: Extract<Shape, { is: 'either' }>, at: Place) =>
  kindsOf({ alone: { is: 'fields', fields: { text: { shape: text, optional: false } } }, own: fields }, at);

/** Sveltia's lists need named fields, so other values are wrapped (convert.ts). */
function listItem(item: Shape, at: Place): Partial<DeskField> {
  if (item.is === 'kinds') return { types: kindsOf(item.kinds, at), typeKey: item.key };
  if (item.is === 'either') return { types: eitherKinds(item, at), typeKey: 'type' };
  if (item.is === 'fields') {
    return { fields: sub(item, at), ...summaryOf(item), ...(isPicture(item) && { thumbnail: 'src' }) };
  }
  if (item.is === 'list')
    return { fields: [fieldOf('entries', { shape: item, optional: false }, below(at, 'entries'))] };
  const { one, label } = at.say.field(at.path);
  const { hint: _, ...field } = fieldOf('entry', { shape: item, optional: false }, at);
  return { field: { ...field, label: one ?? label } };
}

function bodyOf(shape: Shape, optional: boolean, at: Place): Omit<DeskField, 'name' | 'label'> {
  const required = !optional;
  switch (shape.is) {
    case 'text':
      return textField(shape, optional);
    case 'number':
      return {
        widget: 'number',
        required,
        value_type: shape.int ? 'int' : 'float',
        ...(shape.int ? {} : { step: 0.1 }),
        ...(shape.min !== undefined && { min: shape.min }),
        ...(shape.max !== undefined && { max: shape.max }),
      };
    case 'switch':
      return { widget: 'boolean', required };
    case 'choice': {
      const options = shape.values.map((value) => ({ label: at.say.value(at.path, value), value }));
      return { widget: 'select', required, options };
    }
    case 'fields':
      return {
        widget: 'object',
        required,
        fields: sub(shape, at),
        collapsed: optional ? 'auto' : false,
        ...summaryOf(shape),
      };
    case 'kinds':
      return { widget: 'object', required, types: kindsOf(shape.kinds, at), typeKey: shape.key };
    case 'list': {
      const folds = shape.item.is === 'fields' || shape.item.is === 'kinds' || shape.item.is === 'either';
      return {
        widget: 'list',
        required: required && shape.min > 0,
        ...(required && { min: shape.min }),
        ...(shape.max !== undefined && { max: shape.max }),
        ...(folds && { collapsed: 'auto' }),
        ...listItem(shape.item, at),
      };
    }
    case 'pair': {
      const names = ['first', 'second', 'third'];
      const fields = shape.items.map((item, index) => {
        const name = names[index] ?? String(index);
        return fieldOf(name, { shape: item, optional: false }, below(at, name));
      });
      return { widget: 'object', required, fields };
    }
    case 'either':
      return { widget: 'object', required, types: eitherKinds(shape, at), typeKey: 'type' };
    case 'named': {
      const members = { key: slugMember, value: { shape: shape.value, optional: false } };
      return {
        widget: 'list',
        required: false,
        collapsed: 'auto',
        summary: '{{fields.key}}',
        fields: sub({ is: 'fields', fields: members }, at),
      };
    }
  }
}

const slugMember: Member = {
  optional: false,
  shape: {
    is: 'text',
    schema: z.string().regex(/^[a-z0-9-]+$/),
    lines: 'one',
    min: 1,
    expected: ['Kleinbuchstaben, Ziffern und Bindestriche'],
  },
};

/** Sveltia's field for a schema field: fieldOf('title', memberOf(line(5, 80)), { kind: 'events', … }) → { name: 'title', label: 'Titel',
 * widget: 'string', required: true, … } */
export function fieldOf(name: string, { shape, optional }: Member, at: Place): DeskField {
  const { label, one, hint } = at.say.field(at.path);
  const lengths = shape.is === 'text' ? lengthHint(shape) : undefined;
  const relation = relationOf(at.kind, at.path);
  const hints = [hint, relation ? undefined : lengths].filter(Boolean).join(' · ');
  return {
    name,
    label,
    ...(one && (shape.is === 'list' || shape.is === 'named') && { label_singular: one }),
    ...(hints && { hint: hints }),
    ...(relation && shape.is !== 'list' ? { ...relation, required: !optional } : bodyOf(shape, optional, at)),
  };
}
