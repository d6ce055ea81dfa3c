import type { Content } from '@/lib/content/kinds';
import { seedOf } from '@/lib/seed';
import { BOARD_MAKERS } from './board-makers';
import type { Kind } from './kinds';
import type { Level } from './level';
import { WORD_MAKERS } from './word-makers';

type Source = Pick<Content, 'puzzles' | 'syllables'>;

type Maker = (content: Source, level: Level, seed: number, occasion: string) => unknown;

const MAKERS: Record<Kind, Maker> = { ...WORD_MAKERS, ...BOARD_MAKERS };

/** Cached: a crossword takes 0.1 seconds, and several pages show it. */
const made = new WeakMap<Source, Map<string, unknown>>();

/** Deterministic: puzzleOf(content, 'sudoku', 'easy', '2026-47') → { size: 4, … } */
export function puzzleOf(content: Source, kind: Kind, level: Level, name: string): unknown {
  const known = made.get(content) ?? new Map<string, unknown>();
  made.set(content, known);
  const key = `${name}/${kind}/${level}`;
  if (!known.has(key)) known.set(key, MAKERS[kind](content, level, seedOf(name, kind, level), name));
  return known.get(key);
}
