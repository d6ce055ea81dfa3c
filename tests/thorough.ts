import { daysBetween } from 'german/dates/arithmetic';
import { type Day, today } from 'german/dates/day';

/** `RELEASE=1`, set by `npm run release-check`, leaves out nothing. */
export const RELEASE = process.env.RELEASE === '1';

/** `THOROUGH=1`, set by `npm run night`, runs every seed and example, and a third of what is looked at one by one; otherwise a sample of each. */
export const THOROUGH = process.env.THOROUGH === '1' || RELEASE;

/** Number of random runs: runs(100, 3000) → 100, with THOROUGH 3000; a third number is for releases */
export const runs = (daily: number, nightly: number, release = nightly) =>
  RELEASE ? release : THOROUGH ? nightly : daily;

/** Workers that start after midnight have the same tests. */
process.env.TEST_DAY ??= today();

/** A third by night, so that three nights have each entry once: inTurn([1, 2, 3, 4], '2026-11-28') → [1, 4]; all of them by day, where
 * tags leave a sample, and before a release. */
export const inTurn = <T>(list: readonly T[], day = process.env.TEST_DAY as Day): readonly T[] =>
  RELEASE || !THOROUGH ? list : list.filter((_, at) => (at + daysBetween(day, '2026-11-28')) % 3 === 0);

/** Tags a browser test as nightly, unless this case is in the daily sample: test(title, byNightUnless(at === 0), …) */
export const byNightUnless = (isDaily: boolean) => (isDaily ? {} : { tag: '@night' });
