import type { Examples } from '@/components/examples';
import { makeSudoku } from '@/lib/puzzles/sudoku/make';
import { Sudoku } from './sudoku';
import { SudokuRoot } from './sudoku.styles';
import { SudokuSolution } from './sudoku-solution';

const easy = makeSudoku({ size: 6, pictures: true }, 'easy', 47);
const hard = makeSudoku({}, 'hard', 47);

export const examples = {
  'mit Bildern': (
    <SudokuRoot>
      <Sudoku puzzle={easy} id="leicht" />
    </SudokuRoot>
  ),
  knifflig: (
    <SudokuRoot>
      <Sudoku puzzle={hard} id="knifflig" />
    </SudokuRoot>
  ),
  gelöst: (
    <SudokuRoot>
      <SudokuSolution puzzle={hard} />
    </SudokuRoot>
  ),
} satisfies Examples;
