import type { Kind } from 'content/puzzle-kinds';
import type { Level } from '../level';
import { MAKERS } from '../makers';

/** Gap between two puzzles on a page. */
const GAP = 3;
const SHEET = 100;

type Placed = { kind: Kind; level: Level };

/** In percent of a sheet: roomOf({ kind: 'cipher', level: 'easy' }) → 30 */
export const roomOf = ({ kind, level }: Placed) => MAKERS[kind].room[level === 'easy' ? 0 : 1];

/** Reorders puzzles so that few pages are half empty: takes the first puzzle left, then the largest that still fits on its page:
 * packPages([crossword, maze, cipher]) → [crossword, cipher, maze] */
export function packPages<Order extends Placed>(orders: readonly Order[]): Order[] {
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

/** Whether each puzzle starts a page, given the order of onSheets: startsPage([crossword, cipher, maze]) → [true, false, true] */
export function startsPage(placed: readonly Placed[]): boolean[] {
  let free = 0;
  return placed.map((order) => {
    const opens = roomOf(order) > free;
    free = (opens ? SHEET : free) - roomOf(order) - GAP;
    return opens;
  });
}
