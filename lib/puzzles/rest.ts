import { seedOf } from '@/lib/seed';
import type { Clued } from './clued';
import { weekCount } from './week';

/** Weeks until a word's turn comes again: six at rest. */
const TURNS = 7;

/** The words of a week; those of the six weeks before and after it are others. Undefined where no week is meant:
 * rested([{ word: 'LAVA', … }, …], '2026-47') → [{ word: 'MOND', … }, …] */
export function rested(words: readonly Clued[], occasion: string): Clued[] | undefined {
  const week = weekCount(occasion);
  return week === undefined ? undefined : words.filter(({ word }) => seedOf(word) % TURNS === week % TURNS);
}
