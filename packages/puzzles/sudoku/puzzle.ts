export type SudokuSize = 4 | 6 | 9;

/** Row by row, a digit per cell; 0 is empty. */
export type Sudoku = { size: SudokuSize; pictures: boolean; givens: string; solution: string };

/** Rows and columns of a box. */
export const BOXES = {
  4: { rows: 2, columns: 2 },
  6: { rows: 2, columns: 3 },
  9: { rows: 3, columns: 3 },
} as const satisfies Record<SudokuSize, { rows: number; columns: number }>;

/** Box of a cell: boxOf(9, 0) → 0, boxOf(9, 80) → 8 */
export function boxOf(size: SudokuSize, at: number): number {
  const { rows, columns } = BOXES[size];
  return Math.floor(Math.floor(at / size) / rows) * rows + Math.floor((at % size) / columns);
}

/** Pictures that replace the digits 1 to 6. */
export const SUDOKU_PICTURES = [
  { drawing: 'apfel', name: 'Apfel' },
  { drawing: 'segelboot', name: 'Boot' },
  { drawing: 'tulpe', name: 'Tulpe' },
  { drawing: 'mond', name: 'Mond' },
  { drawing: 'igel', name: 'Igel' },
  { drawing: 'ballon', name: 'Ballon' },
] as const;

/** nameOf(true, 1) → 'Apfel', nameOf(false, 1) → '1' */
export const nameOf = (pictures: boolean, digit: number): string =>
  (pictures && SUDOKU_PICTURES[digit - 1]?.name) || String(digit);
