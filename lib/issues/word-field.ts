import type { Issue } from '@/lib/content/kinds';
import { wordsearch } from '@/lib/puzzles/wordsearch/make';
import type { WordSearch } from '@/lib/puzzles/wordsearch/puzzle';

/** Cells a side: wide enough for ten letters, on paper 9 mm each over two columns. */
const FIELD = 12;

/** The same on paper and on the page: wordField({ number: 47 }, ['VULKAN', …]) → { rows: ['EONIHBNWEFAH', …], hidden: […] } */
export const wordField = ({ number }: Pick<Issue, 'number'>, words: readonly string[]): WordSearch =>
  wordsearch(words, FIELD, number);
