import type { Level } from '../level';
import { eachSeed, LEVELS } from './seeds';

/** Valid for every seed, distinct for different seeds, deterministic for one:
 * everySeed((level, seed) => make(…), (puzzle) => faultsOf(puzzle)) */
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
