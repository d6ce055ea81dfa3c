import { labelsTo, pathOf } from 'content/label';
import { type KindName, schemaOf } from './kinds';
import { formOf } from './shape';

/** `keys` is the path in Sveltia's form, `label` the editors' name for the field. */
type Place = { keys: string[]; label: string };

const WHOLE = '(Datei)';

/** Finds a field in the form:
 * formFieldOf('articles', 'articles/eulen.yaml', 'content[2].text', data) → { keys: ['content', '1', 'text'], label: 'Artikel › 2. Block › Text' } */
export function formFieldOf(kind: KindName, file: string, field: string, data: unknown): Place {
  const schema = schemaOf(kind);
  const inside = / \((.+)\)$/.exec(file)?.[1];
  const path = field === WHOLE ? [] : pathOf([inside, field].filter(Boolean).join('.'));
  return {
    keys: formOf(schema).keysTo(path, data),
    label: labelsTo(schema, path, data).join(' › ') || 'Die ganze Datei',
  };
}
