import type { Kind } from 'content/puzzle-kinds';
import { anagramsMaker } from './anagrams/make';
import { cipherMaker } from './cipher/make';
import type { Maker } from './contract';
import { crosswordMaker } from './crossword/make';
import { differencesMaker } from './differences/make';
import { logicMaker } from './logic/make';
import { mazeMaker } from './maze/make';
import { pairsMaker } from './pairs/make';
import { sudokuMaker } from './sudoku/make';
import { syllablesMaker } from './syllables/make';
import { wordsearchMaker } from './wordsearch/make';

/** Also bundled for the booklet's worker, so it contains nothing else. */
const makers = {
  crossword: crosswordMaker,
  wordsearch: wordsearchMaker,
  sudoku: sudokuMaker,
  syllables: syllablesMaker,
  anagrams: anagramsMaker,
  cipher: cipherMaker,
  maze: mazeMaker,
  logic: logicMaker,
  pairs: pairsMaker,
  differences: differencesMaker,
} satisfies Record<Kind, Maker<unknown>>;

type Puzzles = { [K in Kind]: ReturnType<(typeof makers)[K]['make']> };

/** PuzzleOf<'sudoku'> → Sudoku */
export type PuzzleOf<K extends Kind> = Puzzles[K];

export const MAKERS: { [K in Kind]: Maker<PuzzleOf<K>> } = makers;
