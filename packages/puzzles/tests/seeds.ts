import { runs } from '@/tests/thorough';

export { LEVELS } from '../level';

/** Seeds per level; with `THOROUGH=1 npx jest packages/puzzles/tests` a thousand puzzles of each kind in all. */
const COUNT = runs(20, 500);

export const eachSeed = () => Array.from({ length: COUNT }, (_, at) => at * 7919 + 1);
