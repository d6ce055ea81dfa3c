import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, canAsk } from '@/lib/ask/ask';
import type { PrintedFile } from '@/lib/printed-file';

/** Keyed by name of the week or slug of the article. */
export type PuzzleManifest = Record<string, PrintedFile>;

export const PUZZLE_MANIFEST = '.cache/print/puzzles.json';

let read: PuzzleManifest | undefined;

/** Throws if nothing was typeset: readPuzzles() → { '2026-47': { path: '/raetsel/blaetter/…', bytes: 190000, pages: 14, … }, … } */
function readPuzzles(): PuzzleManifest {
  if (read) return read;
  const file = join(process.cwd(), PUZZLE_MANIFEST);
  if (!existsSync(file))
    throw new Error(`${PUZZLE_MANIFEST} fehlt, es ist noch kein Rätsel gesetzt: npm run prepare:content`);
  read = JSON.parse(readFileSync(file, 'utf8')) as PuzzleManifest;
  return read;
}

/** Undefined for weeks far ahead: printedPuzzles('2026-47') → { path: '/raetsel/blaetter/duda-raetsel-2026-47.pdf', … } */
export const printedPuzzles = (occasion: string): PrintedFile | undefined =>
  canAsk() ? ask('puzzles', occasion) : readPuzzles()[occasion];
