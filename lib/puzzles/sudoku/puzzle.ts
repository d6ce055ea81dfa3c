export type SudokuSize = 4 | 6 | 9;

/** Rows below each other, a digit a cell; 0 is an empty one. */
export type Sudoku = { size: SudokuSize; pictures: boolean; givens: string; solution: string };

/** How many rows and columns a box has. */
export const BOXES = {
  4: { rows: 2, columns: 2 },
  6: { rows: 2, columns: 3 },
  9: { rows: 3, columns: 3 },
} as const satisfies Record<SudokuSize, { rows: number; columns: number }>;

/** Of the cell at a place: boxOf(9, 0) → 0, boxOf(9, 80) → 8 */
export function boxOf(size: SudokuSize, at: number): number {
  const { rows, columns } = BOXES[size];
  return Math.floor(Math.floor(at / size) / rows) * rows + Math.floor((at % size) / columns);
}
