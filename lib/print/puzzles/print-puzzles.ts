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
/** Millimetres; on a card to cut out a little coarser than what stands in a sheet. */
const PICTURE = 31;

type Options = { typst: Typst; fonts: string; pictures: string; cache: string };

/** All sheets of a set in one file, unless it is there: → { path: '/raetsel/blaetter/…', pages: 14, … }; throws with week and kind. */
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
