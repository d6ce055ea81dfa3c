import type { Kind } from 'content/puzzle-kinds';
import type { PuzzleOf } from 'puzzles/makers';
import { anagramsPaper } from './anagrams';
import { cipherPaper } from './cipher';
import { crosswordPaper } from './crossword';
import { differencesPaper } from './differences';
import { logicPaper } from './logic';
import { mazePaper } from './maze';
import { pairsPaper } from './pairs';
import type { Paper } from './paper';
import { sudokuPaper } from './sudoku';
import { syllablesPaper } from './syllables';
import { wordsearchPaper } from './wordsearch';

/** What a worksheet of each kind shows. */
export const PAPERS: { [K in Kind]: Paper<PuzzleOf<K>> } = {
  crossword: crosswordPaper,
  wordsearch: wordsearchPaper,
  sudoku: sudokuPaper,
  syllables: syllablesPaper,
  anagrams: anagramsPaper,
  cipher: cipherPaper,
  maze: mazePaper,
  logic: logicPaper,
  pairs: pairsPaper,
  differences: differencesPaper,
};
