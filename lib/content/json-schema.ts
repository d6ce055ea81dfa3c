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
