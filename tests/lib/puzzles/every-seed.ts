import type { Content } from '@/lib/content/kinds';
import { readContent } from '@/lib/content/read';
import type { Level } from '@/lib/puzzles/level';
import { eachSeed, LEVELS } from './seeds';

/** What editors wrote: whatever they change, each week's puzzles have to come out right. */
export const written = readContent('content').content as Content;

/** Each seed's puzzle, and for another seed another: everySeed((level, seed) => make(…), (puzzle) => faultsOf(puzzle)) */
export function everySeed<Puzzle>(make: (level: Level, seed: number) => Puzzle, look: (puzzle: Puzzle) => unknown) {
  for (const level of LEVELS) {
    const seen = new Set<string>();
    const seeds = eachSeed();
    for (const seed of seeds) {
      const puzzle = make(level, seed);
      expect({ level, seed, faults: look(puzzle) }).toEqual({ level, seed, faults: [] });
      seen.add(JSON.stringify(puzzle));
    }
    expect(seen.size).toBeGreaterThan(seeds.length * 0.95);
    expect(make(level, 7)).toEqual(make(level, 7));
  }
}
