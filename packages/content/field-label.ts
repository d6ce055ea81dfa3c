import type { z } from 'zod';
import { FILES, FOLDERS } from './kinds';
import { labelsTo, pathOf } from './label';

/** Schemas by file or folder: → { 'site.yaml': …, events: …, … } */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.entries(FILES).map(([name, schema]) => [`${name}.yaml`, schema])),
  ...Object.fromEntries(Object.entries(FOLDERS).map(([name, { schema }]) => [name, schema])),
};

/** Folder or file, and the key in 'lists.yaml (books)'. */
const PLACE = /^([^/ ]+)(?:\/\S+)?(?: \((.+)\))?$/;

/** Label of a field, '' for a whole file:
 * fieldLabel('books/1-a.yaml', 'cover.alt') → 'Umschlag › Was auf dem Bild zu sehen ist' */
export function fieldLabel(file: string, field: string): string {
  const [, name = '', inside] = PLACE.exec(file) ?? [];
  const schema = SCHEMAS[name];
  return schema ? labelsTo(schema, pathOf([inside, field].filter(Boolean).join('.'))).join(' › ') : '';
}
