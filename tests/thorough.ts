/** `THOROUGH=1`, set by `npm run check:all`, asks for every route, seed and example; without it a few stand for all. */
export const THOROUGH = process.env.THOROUGH === '1';

/** How often to repeat what is drawn at random: runs(100, 3000) → 100, with THOROUGH 3000 */
export const runs = (daily: number, nightly: number) => (THOROUGH ? nightly : daily);

/** A browser test for every night, unless this case stands for the others by day: test(title, byNightUnless(at === 0), …) */
export const byNightUnless = (isDaily: boolean) => (isDaily ? {} : { tag: '@night' });
