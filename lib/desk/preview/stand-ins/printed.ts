import * as issues from '@/lib/issues/printed';
import type { PrintedIssue } from '@/lib/print/manifest';
import * as puzzles from '@/lib/puzzles/printed';
import * as sheets from '@/lib/school/printed';

function orElse<T>(ask: () => T, other: T): T {
  try {
    return ask();
  } catch {
    return other;
  }
}

const blank = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 400"><path fill="white" d="M0 0h280v400H0z"/></svg>',
);
const picture = { width: 280, height: 400, avif: `data:image/svg+xml,${blank}`, webp: `data:image/svg+xml,${blank}` };
const UNSET: PrintedIssue = { pages: [{ number: 1, thumb: picture, small: picture, large: picture, zones: [] }] };
const NO_FILE: sheets.PrintedFile = { path: '#', file: '', bytes: 0, pages: 1 };

/** Returns a blank page for what is not typeset yet: printedOf('2099-01') → { pages: [{ number: 1, … }] } */
export const printedOf = (name: string): PrintedIssue => orElse(() => issues.printedOf(name), UNSET);

/** readPuzzles() → {} if none are typeset */
export const readPuzzles = (): puzzles.PuzzleManifest => orElse(puzzles.readPuzzles, {});

/** printedPuzzles('2099-01') → undefined */
export const printedPuzzles = (occasion: string) => orElse(() => puzzles.printedPuzzles(occasion), undefined);

/** printedSheets('neu') → { sheets: {}, guide: { path: '#', … } } if none are typeset */
export const printedSheets = (slug: string): sheets.PrintedSheets =>
  orElse(() => sheets.printedSheets(slug), {
    sheets: {},
    guide: NO_FILE,
    cover: { ...NO_FILE, width: 280, height: 400 },
  });
