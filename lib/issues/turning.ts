export type Turn = { from: readonly number[]; way: 'on' | 'back' };
export type Side = 'left' | 'right' | 'alone';
/** `under`: visible until the turning leaf covers it; `near`: only prefetched. */
export type Role = 'still' | 'leave' | 'enter' | 'under' | 'near';

/** sideOf(2, true) → 'left', sideOf(2, false) → 'alone' */
export const sideOf = (page: number, isDouble: boolean): Side =>
  isDouble ? (page % 2 === 0 ? 'left' : 'right') : 'alone';

const AHEAD = 2;

/** Role of a page, here while the leaf turns from pages 2 and 3 to 4 and 5:
 * roleOf(3, [4, 5], true, turn) → 'leave'; for page 4 'enter', for 2 'under', for 9 undefined */
export function roleOf(page: number, shown: readonly number[], isDouble: boolean, turn?: Turn): Role | undefined {
  const side = sideOf(page, isDouble);
  const isOn = turn?.way === 'on';
  if (shown.includes(page)) {
    const isLeaf = turn && side === (isDouble ? (isOn ? 'left' : 'right') : isOn ? undefined : 'alone');
    return isLeaf ? 'enter' : 'still';
  }
  if (turn?.from.includes(page)) {
    const isLeaf = side === (isDouble ? (isOn ? 'right' : 'left') : isOn ? 'alone' : undefined);
    return isLeaf ? 'leave' : 'under';
  }
  const isNear = page >= Math.min(...shown) - AHEAD && page <= Math.max(...shown) + AHEAD;
  return isNear ? 'near' : undefined;
}
