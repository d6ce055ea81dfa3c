import { labelsTo, pathOf } from '@/lib/content/label';
import { type KindName, schemaOf } from './kinds';
import { ENTRIES } from './members';
import { type Shape, shapeOf } from './shape';

/** `keys` is the path in Sveltia's form, `label` the editors' name for the field. */
export type Place = { keys: string[]; label: string };

const NAMES = ['first', 'second', 'third'];
const WHOLE = '(Datei)';

const isData = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stops at the first step that the form does not have. */
function keysTo(shape: Shape | undefined, path: readonly PropertyKey[], value: unknown): string[] {
  const [step, ...rest] = path;
  if (step === undefined) return shape?.is === 'either' && !isData(value) ? ['text'] : [];
  const below = (next: Shape | undefined, ...keys: string[]) =>
    next ? [...keys, ...keysTo(next, rest, Object(value)[step])] : [];
  const name = String(step);
  switch (shape?.is) {
    case 'fields':
      return below(shape.fields[name]?.shape, name);
    case 'either':
      return keysTo({ is: 'fields', fields: shape.own.fields }, path, value);
    case 'list':
      return below(shape.item.shape, name, ...(shape.item.shape.is === 'list' ? [ENTRIES] : []));
    case 'pair':
      return below(shape.items[Number(step)]?.shape, NAMES[Number(step)] ?? '');
    case 'kinds': {
      const kind = shape.kinds[String(Object(value)[shape.key])];
      return kind ? keysTo({ is: 'fields', fields: kind.fields }, path, value) : [];
    }
    case 'named': {
      const index = Object.keys(Object(value)).indexOf(name);
      return below(shape.value.shape, String(Math.max(index, 0)), 'value');
    }
    default:
      return [];
  }
}

/** Finds a field in the form:
 * formFieldOf('articles', 'articles/eulen.yaml', 'content[2].text', data) → { keys: ['content', '1', 'text'], label: 'Artikel › 2. Block › Text' } */
export function formFieldOf(kind: KindName, file: string, field: string, data: unknown): Place {
  const schema = schemaOf(kind);
  const shape = shapeOf(schema);
  const inside = / \((.+)\)$/.exec(file)?.[1];
  const path = field === WHOLE ? [] : pathOf([inside, field].filter(Boolean).join('.'));
  return {
    keys: [...(shape.is === 'list' ? [ENTRIES] : []), ...keysTo(shape, path, data)],
    label: labelsTo(schema, path, data).join(' › ') || 'Die ganze Datei',
  };
}
