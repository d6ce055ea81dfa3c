import { z } from 'zod';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];
/** `options` are what the values of a choice are called, in their order. */
type Label = { label: string; hint?: string; options?: readonly string[] };

const defOf = (schema: Schema) => schema._zod.def as Def;

/** What may be missing, or is read into something else, without that. */
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

/** What a schema says about its field: labelOf(line('Titel', 2, 40, 'Kurz.').optional()) → { label: 'Titel', hint: 'Kurz.' } */
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

/** Which of several kinds of fields the data are. */
function optionOf({ options, ...def }: z.core.$ZodUnionDef, data: unknown): Schema | undefined {
  const { discriminator: key } = def as z.core.$ZodDiscriminatedUnionDef;
  return options.find((option) => {
    const kind = defOf(coreOf(option));
    if (kind.type !== 'object') return false;
    return !key || z.safeParse(kind.shape[key] as Schema, Object(data)[key]).success;
  });
}

/** labelsTo(articleSchema, ['content', 16, 'text'], data) → ['Artikel', '17. Block', 'Text'] */
export function labelsTo(schema: Schema, path: readonly PropertyKey[], data: unknown): string[] {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const def = defOf(coreOf(schema));
  const below = (next: Schema | undefined, label: string) =>
    next ? [label, ...labelsTo(next, rest, Object(data)[step])] : [];
  switch (def.type) {
    case 'object': {
      const field = def.shape[step as string];
      return below(field, (field && labelOf(field).label) || String(step));
    }
    case 'array':
      return below(def.element, `${Number(step) + 1}. ${labelOf(def.element).label}`);
    case 'tuple': {
      const item = def.items[Number(step)];
      return below(item, item ? labelOf(item).label : '');
    }
    case 'record': {
      const names = defOf(coreOf(def.keyType));
      const at = names.type === 'enum' ? Object.values(names.entries).indexOf(String(step)) : -1;
      return below(def.valueType, labelOf(def.keyType).options?.[at] ?? String(step));
    }
    case 'union': {
      const option = optionOf(def, data);
      return option ? labelsTo(option, path, data) : [];
    }
    default:
      return [];
  }
}
