import { runs } from '@/tests/thorough';

export { LEVELS } from '@/lib/puzzles/level';

/** Of each level: a thousand puzzles of each kind with `THOROUGH=1 npx jest tests/lib/puzzles`. */
const COUNT = runs(20, 500);

export const eachSeed = () => Array.from({ length: COUNT }, (_, at) => at * 7919 + 1);
