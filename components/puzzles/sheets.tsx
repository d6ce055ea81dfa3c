import type { ComponentType, ReactNode } from 'react';
import type { Kind } from '@/lib/puzzles/kinds';
import { Anagrams } from './anagrams/anagrams';
import { AnagramsRoot } from './anagrams/anagrams.styles';
import { AnagramsSolution } from './anagrams/anagrams-solution';
import { Cipher } from './cipher/cipher';
import { CipherRoot } from './cipher/cipher.styles';
import { CipherSolution } from './cipher/cipher-solution';
import { Crossword } from './crossword/crossword';
import { CrosswordRoot } from './crossword/crossword.styles';
import { CrosswordSolution } from './crossword/crossword-solution';
import { Differences } from './differences/differences';
import { DifferencesRoot } from './differences/differences.styles';
import { DifferencesSolution } from './differences/differences-solution';
import { Logic } from './logic/logic';
import { LogicRoot } from './logic/logic.styles';
import { LogicSolution } from './logic/logic-solution';
import { Maze } from './maze/maze';
import { MazeRoot } from './maze/maze.styles';
import { MazeSolution } from './maze/maze-solution';
import { Pairs } from './pairs/pairs';
import { PairsRoot } from './pairs/pairs.styles';
import { PairsSolution } from './pairs/pairs-solution';
import { withAddresses } from './pairs/with-addresses';
import { Sudoku } from './sudoku/sudoku';
import { SudokuRoot } from './sudoku/sudoku.styles';
import { SudokuSolution } from './sudoku/sudoku-solution';
import { Syllables } from './syllables/syllables';
import { SyllablesRoot } from './syllables/syllables.styles';
import { SyllablesSolution } from './syllables/syllables-solution';
import { Wordsearch } from './wordsearch/wordsearch';
import { WordsearchRoot } from './wordsearch/wordsearch.styles';
import { WordsearchSolution } from './wordsearch/wordsearch-solution';

type SheetParts<Puzzle> = {
  /** Its look, on paper and on screen: sheet, play and solution stand within it. */
  Root: ComponentType<{ children: ReactNode }>;
  Sheet: ComponentType<{ puzzle: Puzzle; id: string }>;
  Solution: ComponentType<{ puzzle: Puzzle }>;
  /** What only the server knows of it: addresses of pictures. */
  prepare?: (puzzle: Puzzle) => Puzzle;
};

/** A puzzle comes from the maker of its own kind (lib/puzzles/make.ts). */
const sheet = <Puzzle,>(parts: SheetParts<Puzzle>) => parts as unknown as SheetParts<unknown>;

export const SHEETS: Record<Kind, SheetParts<unknown>> = {
  crossword: sheet({ Root: CrosswordRoot, Sheet: Crossword, Solution: CrosswordSolution }),
  wordsearch: sheet({ Root: WordsearchRoot, Sheet: Wordsearch, Solution: WordsearchSolution }),
  syllables: sheet({ Root: SyllablesRoot, Sheet: Syllables, Solution: SyllablesSolution }),
  anagrams: sheet({ Root: AnagramsRoot, Sheet: Anagrams, Solution: AnagramsSolution }),
  cipher: sheet({ Root: CipherRoot, Sheet: Cipher, Solution: CipherSolution }),
  sudoku: sheet({ Root: SudokuRoot, Sheet: Sudoku, Solution: SudokuSolution }),
  maze: sheet({ Root: MazeRoot, Sheet: Maze, Solution: MazeSolution }),
  logic: sheet({ Root: LogicRoot, Sheet: Logic, Solution: LogicSolution }),
  pairs: sheet({ Root: PairsRoot, Sheet: Pairs, Solution: PairsSolution, prepare: withAddresses }),
  differences: sheet({ Root: DifferencesRoot, Sheet: Differences, Solution: DifferencesSolution }),
};
