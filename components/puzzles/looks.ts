import type { Kind } from 'content/puzzle-kinds';
import type { PuzzleOf } from 'puzzles/makers';
import { AnagramsRoot } from './anagrams/look';
import { CipherRoot } from './cipher/look';
import type { Look } from './contract';
import { CrosswordRoot } from './crossword/look';
import { DifferencesRoot } from './differences/look';
import { LogicRoot } from './logic/look';
import { MazeRoot } from './maze/look';
import { pairsLook } from './pairs/look';
import { SudokuRoot } from './sudoku/look';
import { SyllablesRoot } from './syllables/look';
import { WordsearchRoot } from './wordsearch/look';

/** For pages: browsers load no styled-components. */
export const LOOKS: { [K in Kind]: Look<PuzzleOf<K>> } = {
  crossword: { Root: CrosswordRoot },
  wordsearch: { Root: WordsearchRoot },
  sudoku: { Root: SudokuRoot },
  syllables: { Root: SyllablesRoot },
  anagrams: { Root: AnagramsRoot },
  cipher: { Root: CipherRoot },
  maze: { Root: MazeRoot },
  logic: { Root: LogicRoot },
  pairs: pairsLook,
  differences: { Root: DifferencesRoot },
};
