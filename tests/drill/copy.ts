import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** Below the project: Turbopack follows no link that leads out of it. */
const COPY = '.cache/drill';
/** What is made already comes along: pictures, and issues that are set. */
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

/** A copy of the project without content: installed packages are linked, pictures and issues that are made already come along. */
export function makeCopy(): string {
  rmSync(COPY, { recursive: true, force: true });
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const source of SOURCES) cpSync(source, join(COPY, source), { recursive: true, filter });
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
  for (const made of MADE.filter(existsSync)) cpSync(made, join(COPY, made), { recursive: true, dereference: true });
  return COPY;
}

/** Gives a copy the content as it stands, whatever was done to it before. */
export function freshContent(copy: string): string {
  const content = join(copy, 'content');
  rmSync(content, { recursive: true, force: true });
  cpSync('content', content, { recursive: true });
  return content;
}

export const removeCopy = () => rmSync(COPY, { recursive: true, force: true });
