import { fillTemplate } from 'german/fill-template';
import { BOXES, nameOf, SUDOKU_PICTURES, type Sudoku } from 'puzzles/sudoku/puzzle';
import { greyDrawing } from './grey-drawing';
import type { Paper } from './paper';

const numbers = (digits: string) => [...digits].map(Number);

/** sudokuPaper(puzzle, 'easy', source) → { hint: 'Trag …', size: 4, givens: [0, 0, 1, …], signs: null, … } */
export const sudokuPaper: Paper<Sudoku> = ({ size, pictures, givens, solution }, _level, { hints }) => {
  const rows = Array.from({ length: size }, (_, row) => numbers(solution).slice(row * size, (row + 1) * size));
  return {
    hint: fillTemplate(pictures ? hints.sudoku.pictures : hints.sudoku.digits, { size }),
    size,
    box: BOXES[size],
    givens: numbers(givens),
    solution: numbers(solution),
    signs: pictures
      ? SUDOKU_PICTURES.slice(0, size).map(({ drawing, name }) => ({ name, drawing: greyDrawing(drawing) }))
      : null,
    solved: `Gelöst, Reihe für Reihe: ${rows.map((row) => row.map((digit) => nameOf(pictures, digit)).join(' ')).join('; ')}.`,
  };
};
