import { letterRules } from '../letter-rules';
import type { Crossword, Entry } from './puzzle';

/** The number of each cell that holds a letter, row by row; undefined for the others:
 * numbersOf(['A.', 'BC']) → [[0, undefined], [1, 2]] */
export function numbersOf(rows: readonly string[]): (number | undefined)[][] {
  let next = 0;
  return rows.map((row) => [...row].map((letter) => (letter === '.' ? undefined : next++)));
}

/** The cells of a word, by their numbers: cellsOf(puzzle, puzzle.entries[0]) → [0, 1, 2, 3] */
export function cellsOf({ rows }: Crossword, { row, column, isDown }: Entry): number[] {
  const numbers = numbersOf(rows);
  const line = isDown ? numbers.slice(row).map((cells) => cells[column]) : (numbers[row] ?? []).slice(column);
  const end = line.indexOf(undefined);
  return line.slice(0, end < 0 ? line.length : end).filter((cell) => cell !== undefined);
}

export const crosswordRules = letterRules(({ rows }: Crossword) => rows.join('').replaceAll('.', ''));
