import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Inside the project, as Turbopack does not follow links out of it. */
const COPY = '.cache/drill';
/** Reused: fonts, pictures, and typeset issues. */
const MADE = ['.cache/fonts', '.cache/pictures', '.cache/print'];
const SOURCES = [
  'app',
  'components',
  'docs',
  'lib',
  'assets',
  'tests',
  'jest.config.js',
  'next.config.ts',
  'package.json',
  'package-lock.json',
  'playwright.config.ts',
  'tsconfig.json',
];

/** Copies the project without its content; links the installed packages, and reuses pictures and typeset issues. */
export function makeCopy(): string {
  rmSync(COPY, { recursive: true, force: true });
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const source of SOURCES) cpSync(source, join(COPY, source), { recursive: true, filter });
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
  for (const made of MADE.filter(existsSync)) cpSync(made, join(COPY, made), { recursive: true, dereference: true });
  return COPY;
}

/** Resets a copy's content to the project's. */
export function freshContent(copy: string): string {
  const content = join(copy, 'content');
  rmSync(content, { recursive: true, force: true });
  cpSync('content', content, { recursive: true });
  return content;
}

export const removeCopy = () => rmSync(COPY, { recursive: true, force: true });
