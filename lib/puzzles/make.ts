import type { Content } from '@/lib/content/kinds';
import { BOARD_MAKERS } from './board-makers';
import type { Kind } from './kinds';
import type { Level } from './level';
import { seedOf } from './seed';
import { WORD_MAKERS } from './word-makers';

type Source = Pick<Content, 'puzzles' | 'syllables'>;

type Maker = (content: Source, level: Level, seed: number, occasion: string) => unknown;

const MAKERS: Record<Kind, Maker> = { ...WORD_MAKERS, ...BOARD_MAKERS };

/** puzzleOf(content, 'sudoku', 'easy', '2026-47') → { size: 4, … }, the same each time */
export function puzzleOf(content: Source, kind: Kind, level: Level, name: string): unknown {
  return MAKERS[kind](content, level, seedOf(name, kind, level), name);
}
