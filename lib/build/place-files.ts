import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomic } from '@/lib/atomic-file';
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

/** Lays one made file where it is served: place({ from: '.cache/…' }, 'public/og.png') */
export function place(file: PublicFile, to: string): void {
  if ('from' in file) {
    if (!isSameFile(to, file.from)) link(file.from, to);
  } else if (!existsSync(to) || readFileSync(to, 'utf8') !== file.text) writeAtomic(to, file.text);
}

/** What the build makes in `public`; all else there is in the repository and served as it is. `.gitignore` has the same names. */
export const GENERATED = [
  'agb.txt',
  'apple-touch-icon.png',
  'atom.xml',
  'audio',
  'ausgabe',
  'books',
  'event',
  'events.ics',
  'favicon.ico',
  'fragen',
  'games',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'icon.svg',
  'letzte-seite',
  'llms.txt',
  'logo-light.svg',
  'logo.svg',
  'news',
  'og.png',
  'pictures',
  'raetsel',
  'schule',
  'streitfrage',
  'subscription',
  'suche',
];

const filesIn = (folder: string, name: string): string[] =>
  statSync(join(folder, name)).isDirectory()
    ? readdirSync(join(folder, name)).flatMap((one) => filesIn(folder, `${name}/${one}`))
    : [name];

/** Makes a folder contain exactly these made files, beside those of the repository: placeFiles(new Map([['/og.png', { from: '.cache/…' }]]),
 * 'public'). Next serves them from there, and the export copies them. */
export function placeFiles(files: ReadonlyMap<string, PublicFile>, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const strange = [...files.keys()].filter((path) => !GENERATED.includes(path.split('/')[1] ?? ''));
  if (strange.length > 0)
    throw new Error(`Not named in lib/build/place-files.ts and .gitignore: ${strange.join(', ')}`);
  for (const name of GENERATED.filter((one) => existsSync(join(folder, one))).flatMap((one) => filesIn(folder, one)))
    if (!files.has(`/${name}`)) rmSync(join(folder, name));
  for (const [path, file] of files) place(file, join(folder, path));
}
