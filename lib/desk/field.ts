import { z } from 'zod';
import { ENTRIES } from './members';
import { PICTURE_TYPES } from './pictures';
import { relationOf } from './relations';
import { SchemaPattern } from './rule';
import type { Kind, Member, Shape } from './shape';
import type { DeskField, DeskKind } from './types';

type Text = Extract<Shape, { is: 'text' }>;
type Fields = Pick<Kind, 'fields'>;
/** Kind of content and path of the field: { kind: 'issues', path: ['story'] } */
type Place = { kind: string; path: readonly string[] };

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

const below = ({ kind, path }: Place, name: string): Place => ({ kind, path: [...path, name] });

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
    pattern: [new SchemaPattern((written) => accepts(text, written), !required), expectationOf(text)],
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
    isPicture(fields) && name === 'src' ? pictureFile(member) : fieldOf(name, member, below(at, name)),
  );

const pictureFile = ({ label, hint }: Member): DeskField => ({
  name: 'src',
  label,
  ...(hint && { hint }),
  widget: 'image',
  required: true,
  accept: PICTURE_TYPES.join(','),
});

const summaryOf = ({ fields }: Fields) => {
  const name = NAMES.find((known) => fields[known] && ['text', 'choice'].includes(fields[known].shape.is));
  return name ? { summary: `{{fields.${name}}}` } : {};
};

const kindsOf = (kinds: Record<string, Kind>, at: Place): DeskKind[] =>
  Object.entries(kinds).map(([name, kind]) => ({
    name,
    label: kind.label,
    ...summaryOf(kind),
    fields: sub(kind, below(at, name)),
  }));

const eitherKinds = ({ alone, own }: Extract<Shape, { is: 'either' }>, label: string, at: Place) =>
  kindsOf({ alone: { label: alone.label, fields: { text: { label, shape: alone.text, optional: false } } }, own }, at);

/** Sveltia's lists need named fields, so other values are wrapped (convert.ts). */
function listItem(item: Member, at: Place): Partial<DeskField> {
  const { label, shape } = item;
  if (shape.is === 'kinds') return { types: kindsOf(shape.kinds, at), typeKey: shape.key };
  if (shape.is === 'either') return { types: eitherKinds(shape, label, at), typeKey: 'type' };
  if (shape.is === 'fields') {
    return { fields: sub(shape, at), ...summaryOf(shape), ...(isPicture(shape) && { thumbnail: 'src' }) };
  }
  if (shape.is === 'list') return { fields: [fieldOf(ENTRIES, item, below(at, ENTRIES))] };
  const { hint: _, ...field } = fieldOf('entry', item, at);
  return { field };
}

function bodyOf({ label, shape, optional }: Member, at: Place): Omit<DeskField, 'name' | 'label'> {
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
    case 'choice':
      return { widget: 'select', required, options: [...shape.options] };
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
      const folds = ['fields', 'kinds', 'either'].includes(shape.item.shape.is);
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
        return fieldOf(name, item, below(at, name));
      });
      return { widget: 'object', required, fields };
    }
    case 'either':
      return { widget: 'object', required, types: eitherKinds(shape, label, at), typeKey: 'type' };
    case 'named': {
      const { key, value } = shape;
      return {
        widget: 'list',
        required: false,
        collapsed: 'auto',
        summary: '{{fields.key}}',
        fields: sub({ fields: { key, value } }, at),
      };
    }
  }
}

const entryOf = (shape: Shape) =>
  shape.is === 'list' ? shape.item.label : shape.is === 'named' ? shape.key.label : '';

/** Sveltia's field for a schema field:
 * fieldOf('title', memberOf(line('Titel', 5, 80)), { kind: 'events', … }) → { name: 'title', label: 'Titel', widget: 'string', … } */
export function fieldOf(name: string, member: Member, at: Place): DeskField {
  const { label, hint, shape, optional } = member;
  const one = entryOf(shape);
  const lengths = shape.is === 'text' ? lengthHint(shape) : undefined;
  const relation = relationOf(at.kind, at.path);
  const hints = [hint, relation ? undefined : lengths].filter(Boolean).join(' · ');
  return {
    name,
    label,
    ...(one && { label_singular: one }),
    ...(hints && { hint: hints }),
    ...(relation && shape.is !== 'list' ? { ...relation, required: !optional } : bodyOf(member, at)),
  };
}
