export { LEVELS } from '@/lib/puzzles/level';

/** Few from day to day; a thousand with `PUZZLE_SEEDS=1000 npx jest tests/lib/puzzles`. */
const COUNT = Number(process.env.PUZZLE_SEEDS ?? 60);

export const eachSeed = () => Array.from({ length: COUNT }, (_, at) => at * 7919 + 1);
