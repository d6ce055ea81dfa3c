import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { SOURCES } from '@/lib/tasks/fresh';
import { MADE } from './bench/copy';

const COPIED = [
  ...SOURCES.filter((source) => source !== 'content'),
  'docs',
  'tests',
  'jest.config.js',
  'playwright.config.ts',
  'tsconfig.json',
];

/** Copies the project without its content; links the installed packages, and reuses pictures and typeset issues. The folder has to be
 * inside the project, as Turbopack does not follow links out of it. */
export function makeCopy(copy: string): string {
  rmSync(copy, { recursive: true, force: true });
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const source of COPIED) cpSync(source, join(copy, source), { recursive: true, filter });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  for (const made of MADE.filter(existsSync)) cpSync(made, join(copy, made), { recursive: true, dereference: true });
  return copy;
}

/** Resets a copy's content to the project's. */
export function freshContent(copy: string): string {
  const content = join(copy, 'content');
  rmSync(content, { recursive: true, force: true });
  cpSync('content', content, { recursive: true });
  return content;
}
