import { daysBetween } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';

/** `RELEASE=1`, set by `npm run release-check`, leaves out nothing. */
export const RELEASE = process.env.RELEASE === '1';

/** `THOROUGH=1`, set by `npm run night`, runs every seed and example, and a third of the routes; otherwise a sample of each. */
export const THOROUGH = process.env.THOROUGH === '1' || RELEASE;

/** Number of random runs: runs(100, 3000) → 100, with THOROUGH 3000; a third number is for releases */
export const runs = (daily: number, nightly: number, release = nightly) =>
  RELEASE ? release : THOROUGH ? nightly : daily;

/** In three nights, each entry once: thirdOf([1, 2, 3, 4], '2026-11-28') → [1, 4]; before a release all of them */
export const thirdOf = <T>(list: readonly T[], day: Day): readonly T[] =>
  RELEASE ? list : list.filter((_, at) => (at + daysBetween(day, '2026-11-28')) % 3 === 0);

/** Tags a browser test as nightly, unless this case is in the daily sample: test(title, byNightUnless(at === 0), …) */
export const byNightUnless = (isDaily: boolean) => (isDaily ? {} : { tag: '@night' });
