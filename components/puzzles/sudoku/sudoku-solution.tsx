import type { Sudoku } from '@/lib/puzzles/sudoku/puzzle';
import { Sign } from './sign';
import { SudokuTable } from './sudoku-table';

export const SudokuSolution = ({ puzzle }: { puzzle: Sudoku }) => (
  <SudokuTable
    puzzle={puzzle}
    aria-label="Lösung"
    cell={(at) => <Sign pictures={puzzle.pictures} digit={Number(puzzle.solution[at])} />}
  />
);
