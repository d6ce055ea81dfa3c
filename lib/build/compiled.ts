import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@/lib/hash';
import { writeAtomic } from './kept';

/** What Next compiles. Content is not listed, since pages read it when they are rendered. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'content/title.yaml',
];

/** Pages as Next rendered them from earlier sources and content. */
const RENDERED = /\.(html|meta|rsc|body|segments)$/;
const LIST = 'prerender-manifest.json';

/** Next empties its folder before compiling, so this file never outlives the compilation. */
const MARK = 'compiled-sources';

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Hash of all sources and of the base path, which is compiled in: hashOfSources() → '3f2a9c01b7de' */
export function hashOfSources(sources: readonly string[] = SOURCES, base = process.env.NEXT_PUBLIC_BASE_PATH): string {
  return hashOf([`${base ?? ''}`, ...sources.flatMap(filesOf).flatMap((file) => [`\n${file}\n`, readFileSync(file)])]);
}

/** Whether Next's last compilation was of these sources: isCompiled(hashOfSources()) → true */
export const isCompiled = (hash: string, folder = '.next'): boolean =>
  existsSync(join(folder, MARK)) && readFileSync(join(folder, MARK), 'utf8') === hash;

export const markCompiled = (hash: string, folder = '.next'): void => writeAtomic(join(folder, MARK), hash);

/** Next exports every page that it has listed or rendered, even of a removed article. Call this before a render-only build. */
export function removeRenderedPages(folder = '.next'): void {
  const pages = join(folder, 'server/app');
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    if (RENDERED.test(name)) rmSync(join(pages, name), { recursive: true, force: true });
  rmSync(join(folder, LIST), { force: true });
}
