import type { Place } from '../contract';
import type { Logic } from './puzzle';

/** Cross table, block by block: '.' empty, 'x' a cross, 'o' a tick. */
export type LogicState = { marks: string };

export type Block = { one: number; other: number };

/** Blocks of the cross table, one per pair of categories: blocksOf(puzzle) → [{ one: 0, other: 1 }, …] */
export const blocksOf = ({ categories }: Pick<Logic, 'categories'>): Block[] =>
  categories.flatMap((_, one) => categories.slice(one + 1).map((_, nth) => ({ one, other: one + 1 + nth })));

const itemsOf = ({ categories }: Logic) => categories[0]?.items.length ?? 0;

/** Index of a cell in `marks`: cellAt(puzzle, 1, 0, 2) → 11 */
export const cellAt = (puzzle: Logic, block: number, row: number, column: number): number =>
  (block * itemsOf(puzzle) + row) * itemsOf(puzzle) + column;

/** solved(puzzle) → { marks: 'oxxxoxxxo…' } */
export function solved(puzzle: Logic): LogicState {
  const all = Array.from({ length: itemsOf(puzzle) }, (_, at) => at);
  const marks = blocksOf(puzzle).flatMap(({ one, other }) =>
    all.flatMap((row) =>
      all.map((column) => (puzzle.solution.some((line) => line[one] === row && line[other] === column) ? 'o' : 'x')),
    ),
  );
  return { marks: marks.join('') };
}

/** start(puzzle) → { marks: '.........…' } */
export const start = (puzzle: Logic): LogicState => ({
  marks: '.'.repeat(blocksOf(puzzle).length * itemsOf(puzzle) ** 2),
});

/** Validates stored progress by its size: isState(puzzle, {}) → undefined */
export function isState(puzzle: Logic, given: unknown): LogicState | undefined {
  const { marks } = (given ?? {}) as Partial<LogicState>;
  const fits = typeof marks === 'string' && marks.length === start(puzzle).marks.length && /^[.xo]*$/.test(marks);
  return fits ? { marks } : undefined;
}

/** Sets a mark; a tick crosses out empty cells in its row and column: mark(puzzle, state, 0, 'o') → { marks: 'oxxx..x..…' } */
export function mark(puzzle: Logic, { marks }: LogicState, at: number, sign: '.' | 'x' | 'o'): LogicState {
  const items = itemsOf(puzzle);
  const line = (cell: number) => Math.floor(cell / items);
  const block = (cell: number) => Math.floor(cell / items ** 2);
  const isBeside = (cell: number) =>
    block(cell) === block(at) && (line(cell) === line(at) || cell % items === at % items);
  const next = [...marks].map((now, cell) => {
    if (cell === at) return sign;
    return sign === 'o' && now === '.' && isBeside(cell) ? 'x' : now;
  });
  return { marks: next.join('') };
}

/** Cells with a wrong mark: faults(puzzle, state) → ['0'] */
export function faults(puzzle: Logic, { marks }: LogicState): Place[] {
  const right = solved(puzzle).marks;
  return [...marks].flatMap((sign, at) => (sign !== '.' && sign !== right[at] ? [String(at)] : []));
}

/** Solved once the first category's blocks have all their ticks, as the rest follows: isSolved(puzzle, solved(puzzle)) → true */
export function isSolved(puzzle: Logic, state: LogicState): boolean {
  const own = (puzzle.categories.length - 1) * itemsOf(puzzle) ** 2;
  const hasAll = [...solved(puzzle).marks].every((sign, at) => at >= own || sign !== 'o' || state.marks[at] === 'o');
  return hasAll && faults(puzzle, state).length === 0;
}

/** Removes wrong marks and adds a correct one, at the given place if it is empty: reveal(puzzle, state) → { marks: 'oxxx..x..…' } */
export function reveal(puzzle: Logic, { marks }: LogicState, place?: Place): LogicState {
  const right = solved(puzzle).marks;
  const clean = [...marks].map((sign, at) => (sign === right[at] ? sign : '.')).join('');
  if (place && clean[Number(place)] === '.')
    return mark(puzzle, { marks: clean }, Number(place), right[Number(place)] as 'x');
  const next = [...right].findIndex((sign, at) => sign === 'o' && clean[at] !== 'o');
  return next < 0 ? { marks: clean } : mark(puzzle, { marks: clean }, next, 'o');
}
