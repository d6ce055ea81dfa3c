import { join } from 'node:path';
import { picturesIn } from 'content/text';
import { z } from 'zod';
import { puzzleFile } from '@/lib/paths';
import type { PrintedFile } from '@/lib/printed-file';
import { cachedPdf } from '../cached-pdf';
import { TYPST } from '../compile';
import type { Typeset, Typst } from '../typst-run';
import { greyPicture } from '../worksheets/grey-picture';
import { TEMPLATES as WORKSHEETS } from '../worksheets/set-sheet';
import type { PuzzleSet } from './sets';

const PAPER = 'lib/print/puzzles';
export const TEMPLATES = [PAPER, WORKSHEETS, TYPST];

const LARGEST_PDF = 400_000;
/** In millimetres, for the resolution; pictures on cards may be slightly coarser than on worksheets. */
export const PICTURE = 31;

/** Minimum width of a cell to write in, in millimetres. */
const SMALLEST_CELL = 9;

/** `files`: the file that Typst reads, by the picture's name in the content. */
type PrintSet = PuzzleSet & { files: Record<string, string> };

/** Per puzzle: first and last page, overflow in millimetres, smallest cell. */
const sheet = z.object({
  kind: z.string(),
  level: z.string(),
  first: z.int(),
  last: z.int(),
  over: z.number(),
  cell: z.number().nullable(),
});

/** Throws if a puzzle does not fit on its page, or has no room to write: refuseCramped(set, puzzles) */
export function refuseCramped(set: Typeset, puzzles: PuzzleSet['puzzles']): void {
  const faults = set.metadata('sheet', sheet).flatMap(({ kind, level, first, last, over, cell }) => {
    const where = puzzles.find((one) => one.kind === kind && one.level === level);
    const name = `${where?.name}, ${where?.levelName}`;
    if (last > first || over > 0) return `${name}: hat auf einer Seite keinen Platz`;
    return cell !== null && cell < SMALLEST_CELL ? `${name}: Felder von ${cell} mm sind zu klein zum Schreiben` : [];
  });
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** setPuzzles(typst, data) → { pdf: …, pages: 14 } */
function setPuzzles(typst: Typst, data: PrintSet): { pdf: Buffer; pages: number } {
  const set = typst(join(PAPER, 'puzzles.typ'), data, {});
  refuseCramped(set, data.puzzles);
  const [pages = 0] = set.metadata('pages', z.int());
  return { pdf: set.pdf(), pages };
}

type Options = { typst: Typst; fonts: string; pictures: string; cache: string };

/** All worksheets of a set in one PDF, unless it is cached; errors name week and kind:
 * printPuzzles(set, options) → { path: '/raetsel/blaetter/…', pages: 14, … } */
export async function printPuzzles(set: PuzzleSet, options: Options): Promise<PrintedFile> {
  const { typst, fonts, pictures, cache } = options;
  const files: Record<string, string> = {};
  for (const { src } of picturesIn(set))
    files[src] ??= await greyPicture(src, PICTURE, pictures, join(cache, 'pictures'));
  const data = { ...set, files };
  const kept = { cache, fonts, templates: TEMPLATES, largest: LARGEST_PDF };
  try {
    return { path: puzzleFile(set.occasion), ...cachedPdf(data, kept, () => setPuzzles(typst, data)) };
  } catch (error) {
    throw new Error(`${set.title} · ${(error as Error).message}`);
  }
}
