import type { Comic } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';

/** Episodes that have appeared, the newest first: comicsOut(comics, '2026-11-25') → [{ number: 3, … }, { number: 2, … }, …] */
export const comicsOut = (comics: readonly Comic[], day: Day): Comic[] =>
  comics
    .filter(({ date }) => date.first <= day)
    .sort((a, b) => b.date.first.localeCompare(a.date.first) || b.number - a.number);
