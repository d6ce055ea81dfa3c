import type { Kind } from '@/lib/puzzles/kinds';
import type { Level } from '@/lib/puzzles/level';

/** What the tallest of a kind takes of a sheet of A4 between a browser's margins, in per cent: [easy, hard] */
const ROOM: Record<Kind, readonly [number, number]> = {
  crossword: [64, 77],
  wordsearch: [37, 40],
  sudoku: [59, 75],
  syllables: [58, 76],
  anagrams: [55, 75],
  cipher: [30, 35],
  maze: [60, 75],
  logic: [45, 83],
  pairs: [48, 75],
  differences: [78, 78],
};

/** Between two puzzles of a sheet. */
const GAP = 3;
const SHEET = 100;

type Placed = { kind: Kind; level: Level };

/** roomOf({ kind: 'cipher', level: 'easy' }) → 30 */
export const roomOf = ({ kind, level }: Placed) => ROOM[kind][level === 'easy' ? 0 : 1];

/**
 * In an order that leaves few sheets half empty: the first puzzle that is left, then on its sheet the largest that still
 * fits.
 *
 * onSheets([crossword, maze, cipher]) → [crossword, cipher, maze]
 */
export function onSheets<Order extends Placed>(orders: readonly Order[]): Order[] {
  const left = [...orders];
  const placed: Order[] = [];
  for (let free = SHEET; left.length > 0; ) {
    const fitting = left.filter((order) => roomOf(order) <= free);
    const next =
      free === SHEET
        ? left[0]
        : fitting.reduce<Order | undefined>(
            (most, one) => (most && roomOf(most) >= roomOf(one) ? most : one),
            undefined,
          );
    if (next) {
      placed.push(next);
      left.splice(left.indexOf(next), 1);
      free -= roomOf(next) + GAP;
    } else free = SHEET;
  }
  return placed;
}

/** Whether each puzzle, in the order of onSheets, opens a sheet: opensSheet([crossword, cipher, maze]) → [true, false, true] */
export function opensSheet(placed: readonly Placed[]): boolean[] {
  let free = 0;
  return placed.map((order) => {
    const opens = roomOf(order) > free;
    free = (opens ? SHEET : free) - roomOf(order) - GAP;
    return opens;
  });
}
