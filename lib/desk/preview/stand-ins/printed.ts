import type { PrintedIssue } from '@/lib/issues/manifest';
import * as issues from '@/lib/issues/printed';
import * as puzzles from '@/lib/puzzles/printed';
import * as sheets from '@/lib/school/printed';

function orElse<T>(ask: () => T, other: T): T {
  try {
    return ask();
  } catch {
    return other;
  }
}

/** Returns a blank page for what is not typeset yet: printedOf('2099-01') → { pages: [{ number: 1, … }] } */
export const printedOf = (name: string): PrintedIssue => orElse(() => issues.printedOf(name), issues.UNSET);

/** readPuzzles() → {} if none are typeset */
export const readPuzzles = (): puzzles.PuzzleManifest => orElse(puzzles.readPuzzles, {});

/** printedPuzzles('2099-01') → undefined */
export const printedPuzzles = (occasion: string) => orElse(() => puzzles.printedPuzzles(occasion), undefined);

/** printedSheets('neu') → { sheets: {}, guide: { path: '#', … } } if none are typeset */
export const printedSheets = (slug: string): sheets.PrintedSheets =>
  orElse(() => sheets.printedSheets(slug), sheets.UNSET);
