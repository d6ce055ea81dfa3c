import type { Issue } from 'content/kinds';
import { wordsearch } from 'puzzles/wordsearch/make';
import type { WordSearch } from 'puzzles/wordsearch/puzzle';

/** Cells per side. Fits ten letters; in print each cell is 9 mm across two columns. */
const FIELD = 12;

/** Same grid in the print edition and on the website: wordField({ number: 47 }, ['VULKAN', …]) → { rows: ['EONIHBNWEFAH', …], hidden: […] } */
export const wordField = ({ number }: Pick<Issue, 'number'>, words: readonly string[]): WordSearch =>
  wordsearch(words, FIELD, number);
