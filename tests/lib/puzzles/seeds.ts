export { LEVELS } from '@/lib/puzzles/level';

/** Of each level; few from day to day, a thousand puzzles of each kind with `PUZZLE_SEEDS=500 npx jest tests/lib/puzzles`. */
const COUNT = Number(process.env.PUZZLE_SEEDS ?? 60);

export const eachSeed = () => Array.from({ length: COUNT }, (_, at) => at * 7919 + 1);
