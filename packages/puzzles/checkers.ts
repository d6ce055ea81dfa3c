import type { Kind } from 'content/puzzle-kinds';
import { faultsOfAnagrams } from './anagrams/check';
import { faultsOfCipher } from './cipher/check';
import { faultsOfCrossword } from './crossword/check';
import { faultsOfDifferences } from './differences/check';
import { faultsOfLogic } from './logic/check';
import type { PuzzleOf } from './makers';
import { faultsOfMaze } from './maze/check';
import { faultsOfPairs } from './pairs/check';
import { faultsOfSudoku } from './sudoku/check';
import { faultsOfSyllables } from './syllables/check';
import { faultsOfWordsearch } from './wordsearch/check';

/** Each proves a puzzle right from the puzzle alone and shares no code with the maker: CHECKERS.sudoku(puzzle) → [] if valid.
 * No browser loads them. */
export const CHECKERS: { [K in Kind]: (puzzle: PuzzleOf<K>) => string[] } = {
  crossword: faultsOfCrossword,
  wordsearch: faultsOfWordsearch,
  sudoku: faultsOfSudoku,
  syllables: faultsOfSyllables,
  anagrams: faultsOfAnagrams,
  cipher: faultsOfCipher,
  maze: faultsOfMaze,
  logic: faultsOfLogic,
  pairs: faultsOfPairs,
  differences: faultsOfDifferences,
};
