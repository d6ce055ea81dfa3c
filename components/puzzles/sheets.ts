import type { Kind } from 'content/puzzle-kinds';
import type { PuzzleOf } from 'puzzles/makers';
import { anagramsSheet } from './anagrams/sheet';
import { cipherSheet } from './cipher/sheet';
import type { SheetParts } from './contract';
import { crosswordSheet } from './crossword/sheet';
import { differencesSheet } from './differences/sheet';
import { logicSheet } from './logic/sheet';
import { mazeSheet } from './maze/sheet';
import { pairsSheet } from './pairs/sheet';
import { sudokuSheet } from './sudoku/sheet';
import { syllablesSheet } from './syllables/sheet';
import { wordsearchSheet } from './wordsearch/sheet';

/** For pages, and for the booklet in the browser. */
export const SHEETS: { [K in Kind]: SheetParts<PuzzleOf<K>> } = {
  crossword: crosswordSheet,
  wordsearch: wordsearchSheet,
  sudoku: sudokuSheet,
  syllables: syllablesSheet,
  anagrams: anagramsSheet,
  cipher: cipherSheet,
  maze: mazeSheet,
  logic: logicSheet,
  pairs: pairsSheet,
  differences: differencesSheet,
};
