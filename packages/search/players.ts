import type { Players } from 'content/values/counts';

/** All numbers of a range, so that each is found: spanOf({ from: 6, to: 9 }) → '6 7 8 9', spanOf({ from: 8 }) → '8' */
function spanOf({ from, to = from }: { from?: number; to?: number } = {}): string {
  if (from === undefined || to === undefined || to < from || to - from > 20) return '';
  return Array.from({ length: to - from + 1 }, (_, step) => from + step).join(' ');
}

const MANY = 8;

/** playersOf({ from: 4, to: 10 }) → '4 5 6 7 8 9 10 viele', playersOf({ from: 1, orMore: true }) → '1 2 3 4 5 6 7 8 viele' */
export function playersOf({ from, to = from, orMore }: Players): string {
  const most = orMore ? Math.max(to, MANY) : to;
  return most >= MANY ? `${spanOf({ from, to: most })} viele` : spanOf({ from, to: most });
}
