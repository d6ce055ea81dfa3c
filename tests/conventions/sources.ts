import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** TypeScript below a folder, without installed packages and the tests of the house's own:
 * sourcesIn('packages') → ['packages/german/money.ts', …] */
export const sourcesIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\/node_modules\/|^packages\/[^/]+\/tests\//.test(file));
