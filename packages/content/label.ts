import { z } from 'zod';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];
/** `options` are the labels of a choice's values, in their order. */
type Label = { label: string; hint?: string; options?: readonly string[] };

const defOf = (schema: Schema) => schema._zod.def as Def;

/** The schema inside an optional one, a default or a transformation. */
function innerOf(schema: Schema): Schema | undefined {
  const def = defOf(schema);
  if (def.type === 'pipe') return def.in;
  return def.type === 'optional' || def.type === 'default' ? def.innerType : undefined;
}

type Meta = { title?: string; description?: string; enumDescriptions?: readonly string[] };
const metaOf = (schema: Schema): Meta => {
  const inner = innerOf(schema);
  return { ...(inner && metaOf(inner)), ...z.globalRegistry.get(schema) };
};

/** Label and hint of a schema: labelOf(line('Titel', 2, 40, 'Kurz.').optional()) → { label: 'Titel', hint: 'Kurz.' } */
export function labelOf(schema: Schema): Label {
  const { title = '', description, enumDescriptions } = metaOf(schema);
  return {
    label: title,
    ...(description && { hint: description }),
    ...(enumDescriptions && { options: enumDescriptions }),
  };
}

const coreOf = (schema: Schema): Schema => {
  const inner = innerOf(schema);
  return inner ? coreOf(inner) : schema;
};

/** Options of a union that match the data; all of them if there are none. */
function optionsOf({ options, ...def }: z.core.$ZodUnionDef, data: unknown): readonly Schema[] {
  const { discriminator: key } = def as z.core.$ZodDiscriminatedUnionDef;
  if (!key || data === undefined) return options;
  return options.filter((option) => {
    const { shape } = defOf(option) as z.core.$ZodObjectDef;
    return z.safeParse(shape[key] as Schema, Object(data)[key]).success;
  });
}

/** Common start of the lists: shared([['Text', 'a'], ['Text', 'b']]) → ['Text'] */
const shared = ([first = [], ...others]: readonly string[][]) => {
  const end = first.findIndex((label, at) => others.some((other) => other[at] !== label));
  return end < 0 ? first : first.slice(0, end);
};

/** Inverse of fieldName (fault.ts): pathOf('content[17].text') → ['content', 16, 'text'] */
export const pathOf = (field: string): PropertyKey[] =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, place]) => (place ? Number(place) - 1 : name));

/** Labels along a path, up to the first one that depends on missing data:
 * labelsTo(articleSchema, ['content', 16, 'text'], data) → ['Artikel', '17. Block', 'Text'] */
export function labelsTo(schema: Schema, path: readonly PropertyKey[], data?: unknown): string[] {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const def = defOf(coreOf(schema));
  const below = (next: Schema | undefined, label: string) =>
    next ? [label, ...labelsTo(next, rest, Object(data)[step])] : [];
  const at = typeof step === 'number' ? step : undefined;
  switch (def.type) {
    case 'object': {
      const field = def.shape[step as string];
      return below(field, (field && labelOf(field).label) || String(step));
    }
    case 'array':
      return at === undefined ? [] : below(def.element, `${at + 1}. ${labelOf(def.element).label}`);
    case 'tuple': {
      const item = at === undefined ? undefined : def.items[at];
      return below(item, item ? labelOf(item).label : '');
    }
    case 'record': {
      const names = defOf(coreOf(def.keyType));
      const place = names.type === 'enum' ? Object.values(names.entries).indexOf(String(step)) : -1;
      return below(def.valueType, labelOf(def.keyType).options?.[place] ?? String(step));
    }
    case 'union':
      return shared(
        optionsOf(def, data)
          .map((option) => labelsTo(option, path, data))
          .filter(({ length }) => length > 0),
      );
    default:
      return [];
  }
}
