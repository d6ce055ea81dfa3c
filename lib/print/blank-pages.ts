import { basename, join } from 'node:path';

/** Sizes of paper the page to fill in by hand is set for. */
export const BLANK_SIZES = ['a4', 'a3'] as const;

/** Where a finished file waits for its route: blankPageFile('/schule/unsere-zeitung-a4.pdf') → '.cache/print/school/unsere-zeitung-a4.pdf' */
export const blankPageFile = (path: string) => join('.cache/print/school', basename(path));
