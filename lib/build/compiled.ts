import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@/lib/hash';
import { writeWhole } from './kept';

/** What Next compiles; the rest of the content is read when pages are rendered. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'content/title.yaml',
];

/** What Next rendered from the sources and the content of that time. */
const RENDERED = /\.(html|meta|rsc|body|segments)$/;
const LIST = 'prerender-manifest.json';

/** Next empties its folder before it compiles, so this file never outlives what it describes. */
const MARK = 'compiled-sources';

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Changes with any source, and with the base path, which is compiled in: hashOfSources() → '3f2a9c01b7de' */
export function hashOfSources(sources: readonly string[] = SOURCES, base = process.env.NEXT_PUBLIC_BASE_PATH): string {
  return hashOf([`${base ?? ''}`, ...sources.flatMap(filesOf).flatMap((file) => [`\n${file}\n`, readFileSync(file)])]);
}

/** Whether Next has compiled these sources last: isCompiled(hashOfSources()) → true */
export const isCompiled = (hash: string, folder = '.next'): boolean =>
  existsSync(join(folder, MARK)) && readFileSync(join(folder, MARK), 'utf8') === hash;

export const keepCompiled = (hash: string, folder = '.next'): void => writeWhole(join(folder, MARK), hash);

/** Next exports all pages it has on its list or finds rendered, so that of a removed article would stay. Call before it only
 * renders. */
export function dropRendered(folder = '.next'): void {
  const pages = join(folder, 'server/app');
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    if (RENDERED.test(name)) rmSync(join(pages, name), { recursive: true, force: true });
  rmSync(join(folder, LIST), { force: true });
}
