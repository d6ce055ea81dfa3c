import type { z } from 'zod';
import { labelOf } from '@/lib/content/label';

type Text = {
  is: 'text';
  schema: z.core.$ZodType;
  lines: 'one' | 'many' | 'markdown';
  min: number;
  max?: number;
  /** German descriptions of the expected text. */
  expected: string[];
};
type Fields = { is: 'fields'; fields: Record<string, Member> };

/** What a form needs of a zod schema. */
export type Shape =
  | Text
  | Fields
  | { is: 'number'; int: boolean; min?: number; max?: number }
  | { is: 'switch' }
  | { is: 'choice'; options: readonly { label: string; value: string }[] }
  | { is: 'list'; item: Member; min: number; max?: number }
  /** Union of fields, discriminated by `key`. */
  | { is: 'kinds'; key: string; kinds: Record<string, Kind> }
  | { is: 'pair'; items: Member[] }
  /** Either a text or fields. */
  | { is: 'either'; alone: { label: string; text: Text }; own: Kind }
  /** Fields with arbitrary names. */
  | { is: 'named'; key: Member; value: Member };

/** A field with its label and hint. */
export type Member = { label: string; hint?: string; shape: Shape; optional: boolean };
export type Kind = { label: string; fields: Record<string, Member> };

type Def = z.core.$ZodTypes['_zod']['def'];
type Check = z.core.$ZodChecks['_zod']['def'];

const defOf = (schema: z.core.$ZodType) => schema._zod.def as Def;
const checksOf = (schema: z.core.$ZodType) => [
  defOf(schema) as unknown as Check,
  ...(schema._zod.def.checks ?? []).map((check) => check._zod.def as Check),
];

const messageOf = (error: Check['error']) => {
  const told = error?.({ code: 'custom', input: undefined, path: [] } as never);
  return typeof told === 'string' ? told : told?.message;
};

type Bounds = { min?: number; max?: number };

function lengthsOf(schema: z.core.$ZodType): Bounds {
  const bounds: Bounds = {};
  for (const check of checksOf(schema)) {
    if (check.check === 'min_length') bounds.min = check.minimum;
    if (check.check === 'max_length') bounds.max = check.maximum;
    if (check.check === 'length_equals') [bounds.min, bounds.max] = [check.length, check.length];
  }
  return bounds;
}

function rangeOf(schema: z.core.$ZodType): Bounds {
  const bounds: Bounds = {};
  for (const check of checksOf(schema)) {
    if (check.check === 'greater_than') bounds.min = Number(check.value) + Number(!check.inclusive);
    if (check.check === 'less_than') bounds.max = Number(check.value) - Number(!check.inclusive);
  }
  return bounds;
}

/** Only prose has a length without a format; with a custom check, it is Markdown. */
function linesOf(schema: z.core.$ZodType): Text['lines'] {
  const checks: string[] = checksOf(schema).map(({ check }) => check);
  if (!checks.includes('max_length') || checks.includes('string_format')) return 'one';
  return checks.includes('custom') ? 'markdown' : 'many';
}

/** `checked` is the whole schema with transformations, `schema` its input string. */
function textOf(schema: z.core.$ZodType, checked = schema): Text {
  // The hint of a transformed text shows its format (textFor).
  const { hint: described } = schema === checked ? {} : labelOf(schema);
  const messages = checksOf(schema).map(({ error }) => messageOf(error));
  return {
    is: 'text',
    schema: checked,
    lines: linesOf(schema),
    min: 0,
    ...lengthsOf(schema),
    expected: [described, ...messages].filter((text) => text !== undefined),
  };
}

function unionOf(options: readonly z.core.$ZodType[], whole: z.core.$ZodType): Shape {
  const members = options.map(memberOf);
  const [text] = members.flatMap(({ label, shape }) => (shape.is === 'text' ? { label, ...shape } : []));
  const [own] = members.flatMap(({ label, shape }) => (shape.is === 'fields' ? { label, fields: shape.fields } : []));
  if (!text) throw new Error('Das Redaktionsbüro kennt diese Auswahl nicht.');
  if (own) return { is: 'either', alone: { label: text.label, text }, own };
  return { ...text, schema: whole, lines: 'one', min: 0, max: undefined };
}

function fieldsOf(shape: Record<string, z.core.$ZodType>, without?: string): Fields {
  const fields = Object.entries(shape)
    .filter(([name]) => name !== without)
    .map(([name, schema]) => [name, memberOf(schema)] as const);
  return { is: 'fields', fields: Object.fromEntries(fields) };
}

function kindsOf(options: readonly z.core.$ZodType[], key: string): Shape {
  const kinds = options.map((option) => {
    const { shape } = defOf(option) as z.core.$ZodObjectDef;
    const [value] = (defOf(shape[key] as z.core.$ZodType) as z.core.$ZodLiteralDef<string>).values;
    return [value, { label: labelOf(option).label, fields: fieldsOf(shape, key).fields }] as const;
  });
  return { is: 'kinds', key, kinds: Object.fromEntries(kinds) };
}

/** A value without a label is a German word itself. */
const optionsOf = (schema: z.core.$ZodType, values: readonly unknown[]) => {
  const { options = [] } = labelOf(schema);
  return values.map((value, at) => ({ label: options[at] ?? String(value), value: String(value) }));
};

/** memberOf(line('Titel', 2, 40).optional()) → { label: 'Titel', shape: { is: 'text', … }, optional: true } */
export function memberOf(schema: z.core.$ZodType): Member {
  const { label, hint } = labelOf(schema);
  const optional = ['optional', 'default'].includes(defOf(schema).type);
  return { label, ...(hint && { hint }), shape: shapeOf(schema), optional };
}

/** Describes a schema:
 * shapeOf(list('Namen', line('Name', 2, 40)).min(1)) → { is: 'list', item: { label: 'Name', shape: { is: 'text', … }, … }, min: 1 } */
export function shapeOf(schema: z.core.$ZodType, checked = schema): Shape {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return textOf(schema, checked);
    case 'optional':
    case 'default':
      return shapeOf(def.innerType);
    case 'pipe':
      return shapeOf(def.in, checked);
    case 'number':
      return {
        is: 'number',
        int: checksOf(schema).some(({ check }) => check === 'number_format'),
        ...rangeOf(schema),
      };
    case 'boolean':
      return { is: 'switch' };
    case 'literal':
      return def.values[0] === true ? { is: 'switch' } : { is: 'choice', options: optionsOf(schema, def.values) };
    case 'enum':
      return { is: 'choice', options: optionsOf(schema, Object.values(def.entries)) };
    case 'object':
      return fieldsOf(def.shape);
    case 'array':
      return { is: 'list', item: memberOf(def.element), min: 0, ...lengthsOf(schema) };
    case 'tuple':
      return { is: 'pair', items: def.items.map(memberOf) };
    case 'union': {
      const { discriminator } = def as z.core.$ZodDiscriminatedUnionDef;
      return discriminator ? kindsOf(def.options, discriminator) : unionOf(def.options, schema);
    }
    case 'record': {
      const key = memberOf(def.keyType);
      const value = memberOf(def.valueType);
      if (key.shape.is !== 'choice') return { is: 'named', key, value };
      const fields = key.shape.options.map(({ label, value: name }) => [name, { ...value, label }] as const);
      return { is: 'fields', fields: Object.fromEntries(fields) };
    }
    default:
      throw new Error(`Das Redaktionsbüro kennt Felder der Art „${def.type}“ nicht.`);
  }
}
