import type { PlayRules } from '../contract';
import { type Hidden, WAYS, type WordSearch } from './puzzle';

/** Indexes of the words found. */
export type Found = { found: number[] };
export type Spot = readonly [row: number, column: number];

/** cellsOf({ word: 'AAL', row: 2, column: 0, way: 'rising' }) → [[2, 0], [1, 1], [0, 2]] */
export const cellsOf = ({ word, row, column, way }: Hidden): Spot[] =>
  Array.from(word, (_, at) => [row + at * WAYS[way][0], column + at * WAYS[way][1]]);

const isSame = (one: Spot | undefined, other: Spot) => one?.[0] === other[0] && one[1] === other[1];

/** Index of the word between two cells, in either direction; -1 if there is none: wordBetween(puzzle, [2, 0], [0, 2]) → 4 */
export const wordBetween = ({ hidden }: WordSearch, from: Spot, to: Spot): number =>
  hidden.findIndex((one) => {
    const cells = cellsOf(one);
    const [first, last] = [cells[0], cells.at(-1)];
    return (isSame(first, from) && isSame(last, to)) || (isSame(first, to) && isSame(last, from));
  });

/** Cells on the straight line between two cells; [] if there is none: between([0, 0], [2, 2]) → [[0, 0], [1, 1], [2, 2]] */
export function between(from: Spot, to: Spot): Spot[] {
  const [down, right] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.max(Math.abs(down), Math.abs(right));
  if (down && right && Math.abs(down) !== Math.abs(right)) return [];
  return Array.from({ length: far + 1 }, (_, at) => [from[0] + at * Math.sign(down), from[1] + at * Math.sign(right)]);
}

const all = ({ hidden }: WordSearch) => [...hidden.keys()];

export const wordsearchRules: PlayRules<WordSearch, Found> = {
  start: () => ({ found: [] }),
  isState: (puzzle, given) => {
    const found = (given as Partial<Found> | null | undefined)?.found;
    if (!Array.isArray(found) || new Set(found).size !== found.length) return;
    return found.every((at) => all(puzzle).includes(at)) ? { found } : undefined;
  },
  // No `faults`: only hidden words can be found.
  isSolved: (puzzle, { found }) => found.length === puzzle.hidden.length,
  reveal: (puzzle, { found }) => {
    const next = all(puzzle).find((at) => !found.includes(at));
    return next === undefined ? { found } : { found: [...found, next] };
  },
  solved: (puzzle) => ({ found: all(puzzle) }),
};
