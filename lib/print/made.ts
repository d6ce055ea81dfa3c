import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PrintedFile } from '@/lib/school/printed';

/** Where a set PDF is kept, and what it is made of beside its data. */
export type Kept = { cache: string; fonts: string; templates: readonly string[]; largest: number };

export type MadeFile = Omit<PrintedFile, 'path'> & { isNew: boolean };

const textOf = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.typ'))
    .sort()
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');

/** By the hash of all it is made of, set or taken from last time: made(data, kept, set) → { file: '…', bytes: 121000, pages: 4, isNew: true } */
export function made(key: unknown, kept: Kept, set: () => { pdf: Buffer; pages: number }): MadeFile {
  const { cache, fonts, templates, largest } = kept;
  const hash = createHash('sha256').update([textOf(templates), basename(fonts), JSON.stringify(key)].join('\0'));
  const name = hash.digest('hex').slice(0, 16);
  const [file, facts] = [join(cache, `${name}.pdf`), join(cache, `${name}.json`)];
  if (existsSync(facts)) return { file, isNew: false, ...JSON.parse(readFileSync(facts, 'utf8')) };
  mkdirSync(cache, { recursive: true });
  const { pdf, pages } = set();
  if (pdf.length > largest) throw new Error(`PDF: ${pdf.length} Bytes, höchstens ${largest}`);
  writeFileSync(file, pdf);
  // Written last: what stands without it was cut short.
  writeFileSync(facts, JSON.stringify({ bytes: pdf.length, pages }));
  return { file, isNew: true, bytes: pdf.length, pages };
}
