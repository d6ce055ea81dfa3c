import type { Content } from '@/lib/content/kinds';
import type { Kind } from './kinds';
import type { Level } from './level';
import { seedOf } from './seed';
import { WORD_MAKERS } from './word-makers';

type Maker = (content: Content, level: Level, seed: number, occasion: string) => unknown;

const MAKERS: Partial<Record<Kind, Maker>> = { ...WORD_MAKERS };

export const MADE = Object.keys(MAKERS) as Kind[];

/** puzzleOf(content, 'sudoku', 'easy', '2026-47') → { size: 4, … }, the same each time; throws where there is no such kind */
export function puzzleOf(content: Content, kind: Kind, level: Level, name: string): unknown {
  const make = MAKERS[kind];
  if (!make) throw new RangeError(`Rätsel der Art „${kind}“ gibt es noch nicht`);
  return make(content, level, seedOf(name, kind, level), name);
}
