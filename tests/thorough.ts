/** `THOROUGH=1`, set by `npm run night`, runs every route, seed and example; otherwise a sample of each. */
export const THOROUGH = process.env.THOROUGH === '1';

/** Number of random runs: runs(100, 3000) → 100, with THOROUGH 3000 */
export const runs = (daily: number, nightly: number) => (THOROUGH ? nightly : daily);

/** Tags a browser test as nightly, unless this case is in the daily sample: test(title, byNightUnless(at === 0), …) */
export const byNightUnless = (isDaily: boolean) => (isDaily ? {} : { tag: '@night' });
