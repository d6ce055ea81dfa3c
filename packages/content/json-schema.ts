import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { FILES, FOLDERS } from './kinds';

/** JSON Schemas by file name: → { 'event.json': '{ … }', … }. `npm run content:check` checks what they cannot express (real dates, prices). */
export function jsonSchemas(): Record<string, string> {
  const kinds = [
    ...Object.entries(FILES),
    ...Object.values(FOLDERS).map(({ kind, schema }) => [kind, schema] as const),
  ];
  return Object.fromEntries(
    kinds.map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2)}\n`,
    ]),
  );
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Writes changed schemas for text editors: writeJsonSchemas('content') → content/schema/event.json, … */
export function writeJsonSchemas(root: string): void {
  const folder = join(root, 'schema');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(jsonSchemas())) {
    const path = join(folder, name);
    if (textOf(path) !== text) writeFileSync(path, text);
  }
}
