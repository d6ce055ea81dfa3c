import type { Place } from '../contract';
import type { Sudoku } from './puzzle';
import { peersOf } from './techniques';

/** `cells`: a digit per cell, 0 if empty; `notes`: pencil marks of each cell, as '13'. */
export type SudokuState = { cells: string; notes: string[] };

const cellCount = ({ size }: Sudoku) => size * size;
const isDigits = (puzzle: Sudoku, text: string) =>
  [...text].every((digit) => '0' <= digit && digit <= String(puzzle.size));

/** start(puzzle) → { cells: '0010…', notes: ['', '', …] } */
export const start = (puzzle: Sudoku): SudokuState => ({
  cells: puzzle.givens,
  notes: Array<string>(cellCount(puzzle)).fill(''),
});

/** Validates stored progress: isState(puzzle, {}) → undefined */
export function isState(puzzle: Sudoku, given: unknown): SudokuState | undefined {
  const { cells, notes } = (given ?? {}) as Partial<SudokuState>;
  if (typeof cells !== 'string' || !Array.isArray(notes)) return undefined;
  if (cells.length !== cellCount(puzzle) || notes.length !== cellCount(puzzle) || !isDigits(puzzle, cells))
    return undefined;
  if (!notes.every((note) => typeof note === 'string' && isDigits(puzzle, note))) return undefined;
  const keepsGivens = [...puzzle.givens].every((digit, at) => digit === '0' || digit === cells[at]);
  return keepsGivens ? { cells, notes } : undefined;
}

/** Sets a digit, or clears the cell with 0. Removes the cell's notes, and the same note from its peers:
 * enter(puzzle, state, 2, 3) → { cells: '0030…', … } */
export function enter(puzzle: Sudoku, { cells, notes }: SudokuState, at: number, digit: number): SudokuState {
  if (puzzle.givens[at] !== '0') return { cells, notes };
  const near = new Set(digit ? peersOf(puzzle.size, at) : []);
  return {
    cells: cells.slice(0, at) + digit + cells.slice(at + 1),
    notes: notes.map((note, nth) => (nth === at ? '' : near.has(nth) ? note.replace(String(digit), '') : note)),
  };
}

/** Toggles a note; no-op in a filled cell: note(puzzle, state, 2, 3) → { notes: ['', '', '3', …], … } */
export function note(puzzle: Sudoku, state: SudokuState, at: number, digit: number): SudokuState {
  const before = state.notes[at] ?? '';
  if (state.cells[at] !== '0' || digit < 1 || digit > puzzle.size) return state;
  const text = String(digit);
  const after = before.includes(text) ? before.replace(text, '') : [...before, text].sort().join('');
  return { ...state, notes: state.notes.map((one, nth) => (nth === at ? after : one)) };
}

/** Cells with a wrong digit: faults(puzzle, state) → ['5'] */
export const faults = ({ solution }: Sudoku, { cells }: SudokuState): Place[] =>
  [...cells].flatMap((digit, at) => (digit !== '0' && digit !== solution[at] ? [String(at)] : []));

/** isSolved(puzzle, solved(puzzle)) → true */
export const isSolved = ({ solution }: Sudoku, { cells }: SudokuState): boolean => cells === solution;

/** Fills in a correct digit, at the given place or in the first cell without one: reveal(puzzle, state, '2') → { cells: '0030…', … } */
export function reveal(puzzle: Sudoku, state: SudokuState, place?: Place): SudokuState {
  const open = [...state.cells].flatMap((digit, at) => (digit === puzzle.solution[at] ? [] : [at]));
  const at = open.find((one) => String(one) === place) ?? open[0];
  return at === undefined ? state : enter(puzzle, state, at, Number(puzzle.solution[at]));
}

/** solved(puzzle) → { cells: '3214…', notes: ['', …] } */
export const solved = (puzzle: Sudoku): SudokuState => ({ ...start(puzzle), cells: puzzle.solution });
