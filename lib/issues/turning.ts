export type Turn = { from: readonly number[]; way: 'on' | 'back' };
export type Side = 'left' | 'right' | 'alone';
/** `under` still lies there until the leaf covers it; `near` is only fetched. */
export type Role = 'still' | 'leave' | 'enter' | 'under' | 'near';

/** sideOf(2, true) → 'left', sideOf(2, false) → 'alone' */
export const sideOf = (page: number, isDouble: boolean): Side =>
  isDouble ? (page % 2 === 0 ? 'left' : 'right') : 'alone';

const AHEAD = 2;

/** While a leaf turns from 2 and 3 on to 4 and 5: roleOf(3, [4, 5], true, turn) → 'leave', of 4 'enter', of 2 'under'; of 9 undefined */
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
