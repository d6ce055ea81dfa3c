import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = (folder: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/node_modules/'));

/** TypeScript below a folder, without the tests of packages: sourcesIn('packages') → ['packages/german/money.ts', …] */
export const sourcesIn = (folder: string): string[] =>
  filesIn(folder).filter((file) => !/^packages\/[^/]+\/tests\//.test(file));

/** testsOf('german') → ['packages/german/tests/money.test.ts', …] */
export const testsOf = (name: string): string[] => filesIn(`packages/${name}/tests`);
