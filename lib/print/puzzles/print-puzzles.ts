import { join } from 'node:path';
import { picturesIn } from '@/lib/content/text';
import { puzzleFile } from '@/lib/pages/paths';
import type { PrintedFile } from '@/lib/school/printed';
import { TYPST } from '../compile';
import { made } from '../made';
import type { Typst } from '../typst-run';
import { greyPicture } from '../worksheets/grey-picture';
import { TEMPLATES as WORKSHEETS } from '../worksheets/set-sheet';
import { setPuzzles, TEMPLATES } from './set-puzzles';
import type { PuzzleSet } from './sets';

const LARGEST_PDF = 400_000;
/** In millimetres, for the resolution; pictures on cards may be slightly coarser than on worksheets. */
const PICTURE = 31;

type Options = { typst: Typst; fonts: string; pictures: string; cache: string };

/** All worksheets of a set in one PDF, unless it is cached; errors name week and kind:
 * printPuzzles(set, options) → { path: '/raetsel/blaetter/…', pages: 14, … } */
export async function printPuzzles(set: PuzzleSet, options: Options): Promise<PrintedFile> {
  const { typst, fonts, pictures, cache } = options;
  const files: Record<string, string> = {};
  for (const { src } of picturesIn(set))
    files[src] ??= await greyPicture(src, PICTURE, pictures, join(cache, 'pictures'));
  const data = { ...set, files };
  const kept = { cache, fonts, templates: [TEMPLATES, WORKSHEETS, TYPST], largest: LARGEST_PDF };
  try {
    return { path: puzzleFile(set.occasion), ...made(data, kept, () => setPuzzles(typst, data)) };
  } catch (error) {
    throw new Error(`${set.title} · ${(error as Error).message}`);
  }
}
