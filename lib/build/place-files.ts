import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomic } from './kept';
import type { PublicFile } from './public-files';

const isSameFile = (one: string, other: string) => {
  const facts = statSync(one, { throwIfNoEntry: false, bigint: true });
  const wanted = statSync(other, { bigint: true });
  return facts?.ino === wanted.ino && facts.dev === wanted.dev;
};

/** Hard link if the file system allows it, else a copy. */
function link(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function place(file: PublicFile, to: string): void {
  if ('from' in file) {
    if (!isSameFile(to, file.from)) link(file.from, to);
  } else if (!existsSync(to) || readFileSync(to, 'utf8') !== file.text) writeAtomic(to, file.text);
}

/** Makes a folder contain exactly these files: placeFiles(new Map([['/og.png', { from: '.cache/…' }]]), 'public').
 * `npm run dev` serves them from there, and the export copies them. */
export function placeFiles(files: ReadonlyMap<string, PublicFile>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const path = join(folder, name);
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
    if (isFile && !files.has(`/${name.replaceAll('\\', '/')}`)) rmSync(path);
  }
  for (const [path, file] of files) place(file, join(folder, path));
}
