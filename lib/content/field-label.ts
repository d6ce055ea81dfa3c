import type { z } from 'zod';
import { FILES, FOLDERS } from './kinds';
import { labelsTo, pathOf } from './label';

/** By the file, or by the folder: → { 'site.yaml': …, events: …, … } */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.entries(FILES).map(([name, schema]) => [`${name}.yaml`, schema])),
  ...Object.fromEntries(Object.entries(FOLDERS).map(([name, { schema }]) => [name, schema])),
};

/** 'lists.yaml (books)' is a place in lists.yaml. */
const PLACE = /^([^/ ]+)(?:\/\S+)?(?: \((.+)\))?$/;

/** What editors call a field: fieldLabel('books/1-a.yaml', 'cover.alt') → 'Umschlag › Was auf dem Bild zu sehen ist', of a whole file '' */
export function fieldLabel(file: string, field: string): string {
  const [, name = '', inside] = PLACE.exec(file) ?? [];
  const schema = SCHEMAS[name];
  return schema ? labelsTo(schema, pathOf([inside, field].filter(Boolean).join('.'))).join(' › ') : '';
}
