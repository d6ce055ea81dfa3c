import type { z } from 'zod';

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
  | { is: 'choice'; values: readonly string[] }
  | { is: 'list'; item: Shape; min: number; max?: number }
  /** Union of fields, discriminated by `key`. */
  | { is: 'kinds'; key: string; kinds: Record<string, Fields> }
  | { is: 'pair'; items: Shape[] }
  /** Either a text or fields. */
  | { is: 'either'; text: Text; fields: Fields }
  /** Fields with arbitrary names. */
  | { is: 'named'; value: Shape };

export type Member = { shape: Shape; optional: boolean };

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
  const described = (schema as z.ZodType).meta?.()?.description;
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
  const shapes = options.map((option) => shapeOf(option));
  const fields = shapes.find((shape) => shape.is === 'fields');
  const text = shapes.find((shape) => shape.is === 'text');
  if (!text) throw new Error('Das Redaktionsbüro kennt diese Auswahl nicht.');
  return fields ? { is: 'either', text, fields } : { ...text, schema: whole, lines: 'one', min: 0, max: undefined };
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
    return [value, fieldsOf(shape, key)] as const;
  });
  return { is: 'kinds', key, kinds: Object.fromEntries(kinds) };
}

/** memberOf(line(2, 40).optional()) → { shape: { is: 'text', … }, optional: true } */
function memberOf(schema: z.core.$ZodType): Member {
  const def = defOf(schema);
  if (def.type !== 'optional' && def.type !== 'default') return { shape: shapeOf(schema), optional: false };
  return { shape: shapeOf(def.innerType), optional: true };
}

/**
 * Describes a schema:
 * shapeOf(z.array(line(2, 40)).min(1)) → { is: 'list', item: { is: 'text', lines: 'one', min: 2, max: 40, … }, min: 1 }
 */
export function shapeOf(schema: z.core.$ZodType, checked = schema): Shape {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return textOf(schema, checked);
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
      return def.values[0] === true ? { is: 'switch' } : { is: 'choice', values: def.values.map(String) };
    case 'enum':
      return { is: 'choice', values: Object.values(def.entries).map(String) };
    case 'object':
      return fieldsOf(def.shape);
    case 'array':
      return { is: 'list', item: shapeOf(def.element), min: 0, ...lengthsOf(schema) };
    case 'tuple':
      return { is: 'pair', items: def.items.map((item) => shapeOf(item)) };
    case 'union': {
      const { discriminator } = def as z.core.$ZodDiscriminatedUnionDef;
      return discriminator ? kindsOf(def.options, discriminator) : unionOf(def.options, schema);
    }
    case 'record': {
      const keys = defOf(def.keyType);
      const value = def.valueType;
      if (keys.type !== 'enum') return { is: 'named', value: shapeOf(value) };
      return fieldsOf(Object.fromEntries(Object.values(keys.entries).map((key) => [String(key), value])));
    }
    default:
      throw new Error(`Das Redaktionsbüro kennt Felder der Art „${def.type}“ nicht.`);
  }
}
