import type { Kind } from 'content/puzzle-kinds';
import { faultsOfAnagrams } from './anagrams/check';
import { anagramsPaper } from './anagrams/paper';
import { faultsOfCipher } from './cipher/check';
import { cipherPaper } from './cipher/paper';
import type { Paper } from './contract';
import { faultsOfCrossword } from './crossword/check';
import { crosswordPaper } from './crossword/paper';
import { faultsOfDifferences } from './differences/check';
import { differencesPaper } from './differences/paper';
import { faultsOfLogic } from './logic/check';
import { logicPaper } from './logic/paper';
import type { PuzzleOf } from './makers';
import { faultsOfMaze } from './maze/check';
import { mazePaper } from './maze/paper';
import { faultsOfPairs } from './pairs/check';
import { pairsPaper } from './pairs/paper';
import { faultsOfSudoku } from './sudoku/check';
import { sudokuPaper } from './sudoku/paper';
import { faultsOfSyllables } from './syllables/check';
import { syllablesPaper } from './syllables/paper';
import { faultsOfWordsearch } from './wordsearch/check';
import { wordsearchPaper } from './wordsearch/paper';

type NodeParts<Puzzle> = {
  /** Proves a puzzle right from the puzzle alone; shares no code with the maker. [] if valid. */
  check: (puzzle: Puzzle) => string[];
  paper: Paper<Puzzle>;
};

/** Parts of a kind that no browser loads. */
export const NODE_PARTS: { [K in Kind]: NodeParts<PuzzleOf<K>> } = {
  crossword: { check: faultsOfCrossword, paper: crosswordPaper },
  wordsearch: { check: faultsOfWordsearch, paper: wordsearchPaper },
  sudoku: { check: faultsOfSudoku, paper: sudokuPaper },
  syllables: { check: faultsOfSyllables, paper: syllablesPaper },
  anagrams: { check: faultsOfAnagrams, paper: anagramsPaper },
  cipher: { check: faultsOfCipher, paper: cipherPaper },
  maze: { check: faultsOfMaze, paper: mazePaper },
  logic: { check: faultsOfLogic, paper: logicPaper },
  pairs: { check: faultsOfPairs, paper: pairsPaper },
  differences: { check: faultsOfDifferences, paper: differencesPaper },
};
