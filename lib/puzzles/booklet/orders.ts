import type { Kind } from '@/lib/puzzles/kinds';
import { LEVELS, type Level } from '@/lib/puzzles/level';
import { seedOf } from '@/lib/seed';
import type { Booklet } from './choice';

/** One puzzle of a booklet; `seeds` gives another seed for each retry. */
export type Order = { kind: Kind; level: Level; seeds: (attempt: number) => number };

/** Cycles through the kinds; with mixed levels, alternates the level from round to round: ordersOf({ level: 'mixed', kinds: ['maze',
 * 'logic'], … }) → [{ kind: 'maze', level: 'easy', … }, { kind: 'logic', level: 'hard', … }, …] */
export function ordersOf({ seed, count, level, kinds }: Booklet): Order[] {
  return Array.from({ length: count }, (_, nth) => {
    const kind = kinds[nth % kinds.length] as Kind;
    const round = Math.floor(nth / kinds.length);
    const one = level === 'mixed' ? (LEVELS[(nth + (kinds.length % 2 === 0 ? round : 0)) % 2] as Level) : level;
    return { kind, level: one, seeds: (attempt) => seedOf('heft', seed, String(nth), kind, one, String(attempt)) };
  });
}
