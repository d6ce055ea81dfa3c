import type { ComponentType, ReactNode } from 'react';
import type { Kind } from '@/lib/puzzles/kinds';
import type { Pairs } from '@/lib/puzzles/pairs/puzzle';
import { AnagramsRoot } from './anagrams/anagrams.styles';
import { BOARD_PAPERS } from './board-papers';
import { CipherRoot } from './cipher/cipher.styles';
import { CrosswordRoot } from './crossword/crossword.styles';
import { DifferencesRoot } from './differences/differences.styles';
import { LETTER_PAPERS } from './letter-papers';
import { LogicRoot } from './logic/logic.styles';
import { MazeRoot } from './maze/maze.styles';
import { PairsRoot } from './pairs/pairs.styles';
import { withAddresses } from './pairs/with-addresses';
import type { PaperParts } from './paper-parts';
import { SudokuRoot } from './sudoku/sudoku.styles';
import { SyllablesRoot } from './syllables/syllables.styles';
import { WordsearchRoot } from './wordsearch/wordsearch.styles';

const PAPERS = { ...LETTER_PAPERS, ...BOARD_PAPERS };

type SheetParts = PaperParts & {
  /** Styles of the kind, on paper and on screen, for sheet, game and solution. */
  Root: ComponentType<{ children: ReactNode }>;
  /** Adds what only the server knows: addresses of pictures. */
  prepare?: (puzzle: unknown) => unknown;
};

export const SHEETS: Record<Kind, SheetParts> = {
  crossword: { ...PAPERS.crossword, Root: CrosswordRoot },
  wordsearch: { ...PAPERS.wordsearch, Root: WordsearchRoot },
  syllables: { ...PAPERS.syllables, Root: SyllablesRoot },
  anagrams: { ...PAPERS.anagrams, Root: AnagramsRoot },
  cipher: { ...PAPERS.cipher, Root: CipherRoot },
  sudoku: { ...PAPERS.sudoku, Root: SudokuRoot },
  maze: { ...PAPERS.maze, Root: MazeRoot },
  logic: { ...PAPERS.logic, Root: LogicRoot },
  pairs: { ...PAPERS.pairs, Root: PairsRoot, prepare: (puzzle) => withAddresses(puzzle as Pairs) },
  differences: { ...PAPERS.differences, Root: DifferencesRoot },
};
