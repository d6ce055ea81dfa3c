import { type Entered, letterAt, letterRules } from '../letter-rules';
import type { Crossword, Entry } from './puzzle';

/** Numbers the cells that hold a letter, row by row; undefined for empty ones: numbersOf(['A.', 'BC']) → [[0, undefined], [1, 2]] */
export function numbersOf(rows: readonly string[]): (number | undefined)[][] {
  let next = 0;
  return rows.map((row) => [...row].map((letter) => (letter === '.' ? undefined : next++)));
}

/** Cell numbers of a word: cellsOf(puzzle, puzzle.entries[0]) → [0, 1, 2, 3] */
export function cellsOf({ rows }: Crossword, { row, column, isDown }: Entry): number[] {
  const numbers = numbersOf(rows);
  const line = isDown ? numbers.slice(row).map((cells) => cells[column]) : (numbers[row] ?? []).slice(column);
  const end = line.indexOf(undefined);
  return line.slice(0, end < 0 ? line.length : end).filter((cell) => cell !== undefined);
}

export const crosswordRules = letterRules(({ rows }: Crossword) => rows.join('').replaceAll('.', ''));

type Spot = readonly [row: number, column: number];

/** Row and column of each cell of a word: spotsOf(puzzle, puzzle.entries[0]) → [[0, 2], [0, 3], …] */
export const spotsOf = (puzzle: Crossword, entry: Entry): Spot[] =>
  cellsOf(puzzle, entry).map((_, at) =>
    entry.isDown ? [entry.row + at, entry.column] : [entry.row, entry.column + at],
  );

/** The one or two words through a cell: entriesAt(puzzle, [0, 2]) → [{ number: 1, … }] */
export const entriesAt = (puzzle: Crossword, [row, column]: Spot): Entry[] =>
  puzzle.entries.filter((entry) => spotsOf(puzzle, entry).some(([y, x]) => y === row && x === column));

/** Number printed in a cell: numberOf(puzzle, 0, 2) → 1; undefined if no word starts there */
export const numberOf = ({ entries }: Crossword, row: number, column: number): number | undefined =>
  entries.find((entry) => entry.row === row && entry.column === column)?.number;

/** Position of a cell's letter in the solution word, counted from 1: markOf(puzzle, 0, 2) → 4 */
export const markOf = ({ solution }: Crossword, row: number, column: number): number | undefined =>
  solution.cells.findIndex(([y, x]) => y === row && x === column) + 1 || undefined;

/** clueFor(puzzle, puzzle.entries[0]) → '1 waagerecht: Berg, der Feuer spuckt (6 Buchstaben)' */
export const clueFor = (puzzle: Crossword, entry: Entry): string =>
  `${entry.number} ${entry.isDown ? 'senkrecht' : 'waagerecht'}: ${entry.clue} (${cellsOf(puzzle, entry).length}\u00a0Buchstaben)`;

/** Letters entered so far: soFar(puzzle, entry, state) → 'V, Lücke, L' */
export const soFar = (puzzle: Crossword, entry: Entry, state: Entered): string =>
  cellsOf(puzzle, entry)
    .map((at) => letterAt(state, at) || 'Lücke')
    .join(', ');
