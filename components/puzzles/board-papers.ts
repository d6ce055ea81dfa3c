import { Differences } from './differences/differences';
import { DifferencesSolution } from './differences/differences-solution';
import { Logic } from './logic/logic';
import { LogicSolution } from './logic/logic-solution';
import { Maze } from './maze/maze';
import { MazeSolution } from './maze/maze-solution';
import { Pairs } from './pairs/pairs';
import { PairsSolution } from './pairs/pairs-solution';
import { paper } from './paper-parts';
import { Sudoku } from './sudoku/sudoku';
import { SudokuSolution } from './sudoku/sudoku-solution';

/** Print components of the kinds without letters. */
export const BOARD_PAPERS = {
  sudoku: paper({ Sheet: Sudoku, Solution: SudokuSolution }),
  maze: paper({ Sheet: Maze, Solution: MazeSolution }),
  logic: paper({ Sheet: Logic, Solution: LogicSolution }),
  pairs: paper({ Sheet: Pairs, Solution: PairsSolution }),
  differences: paper({ Sheet: Differences, Solution: DifferencesSolution }),
};
