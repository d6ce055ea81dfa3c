import { z } from 'zod';
import { FILES, FOLDERS } from './kinds';

/** → { 'event.json': '{ … }', … }; what JSON Schema cannot say (real dates, prices) is left to `npm run content:check`. */
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
