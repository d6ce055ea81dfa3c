import { seedOf } from '@/lib/seed';
import type { Clued } from './clued';
import { weekCount } from './week';

/** A word is used every seventh week. */
const TURNS = 7;

/** The words allowed in a week, none of which occur in the six weeks before and after. Undefined if `occasion` is not a week: rested([{
 * word: 'LAVA', … }, …], '2026-47') → [{ word: 'MOND', … }, …] */
export function rested(words: readonly Clued[], occasion: string): Clued[] | undefined {
  const week = weekCount(occasion);
  return week === undefined ? undefined : words.filter(({ word }) => seedOf(word) % TURNS === week % TURNS);
}
