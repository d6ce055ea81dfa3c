import type { Kind } from 'content/puzzle-kinds';
import { built } from '@/tests/built-content';
import type { Level } from '../level';
import { ingredientsOf } from '../make';
import { MAKERS, type PuzzleOf } from '../makers';

const ingredients = ingredientsOf(built);

/** Maker of a kind with the content of the site: makerOf('sudoku')('easy', 47) → { size: 4, … } */
export const makerOf =
  <K extends Kind>(kind: K) =>
  (level: Level, seed: number, occasion?: string): PuzzleOf<K> =>
    MAKERS[kind].make(ingredients, level, seed, occasion);
