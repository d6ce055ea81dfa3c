import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hashOf } from 'german/hash';
import { readCached, writeAtomic } from '@/lib/atomic-file';
import type { PrintedFile } from '@/lib/printed-file';
import { titleFiles } from './title-files';

/** Cache folder of a PDF, and its inputs other than the data. */
export type CacheOptions = { cache: string; fonts: string; templates: readonly string[]; largest: number };

export type PdfFile = Omit<PrintedFile, 'path'>;

const textOf = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.typ'))
    .sort()
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');

/** Caches a PDF by the hash of its inputs: cachedPdf(data, kept, set) → { file: '…', bytes: 121000, pages: 4 } */
export function cachedPdf(key: unknown, kept: CacheOptions, set: () => { pdf: Buffer; pages: number }): PdfFile {
  const { cache, fonts, templates, largest } = kept;
  const name = hashOf(
    [[textOf(templates), basename(fonts), ...[titleFiles, key].map((part) => JSON.stringify(part))].join('\0')],
    16,
  );
  const [file, facts] = [join(cache, `${name}.pdf`), join(cache, `${name}.json`)];
  const known = existsSync(file) ? readCached<{ bytes: number; pages: number }>(facts) : undefined;
  if (known) return { file, ...known };
  const { pdf, pages } = set();
  if (pdf.length > largest) throw new Error(`PDF: ${pdf.length} Bytes, höchstens ${largest}`);
  writeAtomic(file, pdf);
  writeAtomic(facts, JSON.stringify({ bytes: pdf.length, pages }));
  return { file, bytes: pdf.length, pages };
}
