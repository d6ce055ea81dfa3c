import type { Kind } from 'content/puzzle-kinds';
import type { Level } from '@/lib/puzzles/level';
import { ingredientsOf } from '@/lib/puzzles/make';
import { MAKERS, type PuzzleOf } from '@/lib/puzzles/makers';
import { built } from '@/tests/built-content';

const ingredients = ingredientsOf(built);

/** Maker of a kind with the content of the site: makerOf('sudoku')('easy', 47) → { size: 4, … } */
export const makerOf =
  <K extends Kind>(kind: K) =>
  (level: Level, seed: number, occasion?: string): PuzzleOf<K> =>
    MAKERS[kind].make(ingredients, level, seed, occasion);
