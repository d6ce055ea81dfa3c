import { labelOf } from 'content/label';
import type { z } from 'zod';
import { leaf, type Member, type Part, type Text, text } from './field';
import { asFields, either, type Fields, fields, type Kind, kinds, list, named, pair } from './group';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];
type Check = z.core.$ZodChecks['_zod']['def'];

const defOf = (schema: Schema) => schema._zod.def as Def;
const checksOf = (schema: Schema) => [
  defOf(schema) as unknown as Check,
  ...(schema._zod.def.checks ?? []).map((check) => check._zod.def as Check),
];

type Bounds = { min?: number; max?: number };

function boundsOf(schema: Schema): Bounds {
  const bounds: Bounds = {};
  for (const check of checksOf(schema)) {
    if (check.check === 'min_length') bounds.min = check.minimum;
    if (check.check === 'max_length') bounds.max = check.maximum;
    if (check.check === 'length_equals') [bounds.min, bounds.max] = [check.length, check.length];
    if (check.check === 'greater_than') bounds.min = Number(check.value) + Number(!check.inclusive);
    if (check.check === 'less_than') bounds.max = Number(check.value) - Number(!check.inclusive);
  }
  return bounds;
}

const ONE_LINE = 'eine Zeile ohne Umbruch';
const messageOf = (error: Check['error']) => {
  const message = error?.({ code: 'custom', input: undefined, path: [] } as never);
  return typeof message === 'string' ? message : message?.message;
};

/** Only prose has a length without a format; with a custom check, it is Markdown. */
function widgetOf(schema: Schema): Text['widget'] {
  const checks: string[] = checksOf(schema).map(({ check }) => check);
  if (!checks.includes('max_length') || checks.includes('string_format')) return 'string';
  return checks.includes('custom') ? 'richtext' : 'text';
}

/** `checked` is the whole schema with transformations, `schema` its input string. */
function textOf(schema: Schema, checked: Schema) {
  // The hint of a transformed text shows its format (textFor).
  const { hint } = schema === checked ? {} : labelOf(schema);
  const messages = checksOf(schema).map(({ error }) => messageOf(error));
  const expected = [hint, ...messages].filter((message) => message !== undefined && message !== ONE_LINE) as string[];
  return text({ schema: checked, widget: widgetOf(schema), min: 0, ...boundsOf(schema), expected });
}

function unionOf(options: readonly Schema[], whole: Schema): Part {
  const members = options.map(memberOf);
  const alone = members.find((one): one is Member & ReturnType<typeof text> => 'rules' in one);
  const own = members.find((one): one is Member & Fields => 'sub' in one);
  if (!alone) throw new Error('Das Redaktionsbüro kennt diese Auswahl nicht.');
  if (own) return either(alone, labelOf(whole).label, own);
  return text({ ...alone.rules, schema: whole, widget: 'string', min: 0, max: undefined });
}

const membersOf = (shape: Readonly<Record<string, Schema>>) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, memberOf(schema)]));

function kindsOf(options: readonly Schema[], key: string): Part {
  const all = options.map((option): [string, Kind] => {
    const { [key]: name, ...shape } = (defOf(option) as z.core.$ZodObjectDef).shape;
    const [value] = (defOf(name as Schema) as z.core.$ZodLiteralDef<string>).values;
    return [String(value), { ...fields(membersOf(shape)), label: labelOf(option).label }];
  });
  return kinds(key, Object.fromEntries(all));
}

/** A value without a label is a German word itself. */
const choicesOf = (schema: Schema, values: readonly unknown[]) => {
  const { options = [] } = labelOf(schema);
  return values.map((value, at) => ({ label: options[at] ?? String(value), value: String(value) }));
};
const choiceOf = (schema: Schema, values: readonly unknown[]) =>
  leaf((_, optional) => ({ widget: 'select', required: !optional, options: choicesOf(schema, values) }));

function recordOf({ keyType, valueType }: z.core.$ZodRecordDef): Part {
  const keys = defOf(keyType);
  const value = memberOf(valueType);
  if (keys.type !== 'enum') return named(memberOf(keyType), value);
  const all = choicesOf(keyType, Object.values(keys.entries)).map(({ label, value: name }) => [
    name,
    { ...value, label },
  ]);
  return fields(Object.fromEntries(all));
}

const switchPart = () => leaf((_, optional) => ({ widget: 'boolean', required: !optional }));

function numberOf(schema: Schema): Part {
  const isInt = checksOf(schema).some(({ check }) => check === 'number_format');
  const kind = isInt ? ({ value_type: 'int' } as const) : ({ value_type: 'float', step: 0.1 } as const);
  const field: Part['field'] = (_, optional) => ({
    widget: 'number',
    required: !optional,
    ...kind,
    ...boundsOf(schema),
  });
  return leaf(field, (value) => (value === '' ? undefined : Number(value)));
}

function memberOf(schema: Schema): Member {
  const { label, hint } = labelOf(schema);
  const optional = ['optional', 'default'].includes(defOf(schema).type);
  return { ...partOf(schema), label, ...(hint && { hint }), optional };
}

function partOf(schema: Schema, checked = schema): Part {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return textOf(schema, checked);
    case 'optional':
    case 'default':
      return partOf(def.innerType);
    case 'pipe':
      return partOf(def.in, checked);
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return switchPart();
    case 'literal':
      return def.values[0] === true ? switchPart() : choiceOf(schema, def.values);
    case 'enum':
      return choiceOf(schema, Object.values(def.entries));
    case 'object':
      return fields(membersOf(def.shape));
    case 'array':
      return list(memberOf(def.element), boundsOf(schema));
    case 'tuple':
      return pair(def.items.map(memberOf));
    case 'union': {
      const { discriminator } = def as z.core.$ZodDiscriminatedUnionDef;
      return discriminator ? kindsOf(def.options, discriminator) : unionOf(def.options, schema);
    }
    case 'record':
      return recordOf(def);
    default:
      throw new Error(`Das Redaktionsbüro kennt Felder der Art „${def.type}“ nicht.`);
  }
}

/** formOf(eventSchema).toForm({ id: 1, … }) → the form's data; a list gets a name */
export function formOf(schema: Schema): Fields {
  const whole = memberOf(schema);
  return 'sub' in whole ? (whole as Member & Fields) : asFields(whole);
}
