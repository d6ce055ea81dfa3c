import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const FOLDER = 'lib/print';
/** They set and draw pages. */
const PACKAGES = ['@hyzyla/pdfium', '@myriaddreamin/typst-ts-node-compiler', 'sharp'];

/** The modules of a folder without comments, types and line breaks: codeIn('lib/print') → '…import{join}from"node:path";…' */
export function codeIn(folder: string): string {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .sort();
  const { outputFiles } = buildSync({
    entryPoints: files.map((name) => join(folder, name)),
    outdir: '.',
    write: false,
    minifyWhitespace: true,
    target: 'esnext',
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}

let code: string | undefined;

/** All code that decides what a printed page looks like, packages by their version: printCode() → '…import{…}…' */
export function printCode(): string {
  if (code === undefined) {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    code = codeIn(FOLDER) + JSON.stringify(PACKAGES.map((name) => [name, dependencies[name]]));
  }
  return code;
}
