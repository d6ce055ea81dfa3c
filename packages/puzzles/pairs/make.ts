import { shuffle } from 'german/shuffle';
import type { Maker } from '../contract';
import type { Level } from '../level';
import { randomFrom } from '../random';
import type { Motif, Pairs } from './puzzle';

/** Fits a phone, and divides both numbers of cards. */
const COLUMNS = 4;
const COUNTS = { easy: 6, hard: 10 } as const;

/** Each motif twice: makePairs(motifs, 'easy', 47) → { columns: 4, motifs: [{ name: 'Igel', src: … }, …], cards: [3, 0, 5, …] } */
export function makePairs(source: readonly Motif[], level: Level, seed: number): Pairs {
  const count = COUNTS[level];
  if (source.length < count) throw new RangeError(`Bilderpaare: ${count} Bilder sind nötig, ${source.length} sind da`);
  const random = randomFrom(seed);
  const motifs = shuffle(source, random).slice(0, count);
  const twice = [...motifs.keys(), ...motifs.keys()];
  return { columns: COLUMNS, motifs, cards: shuffle(twice, random) };
}

export const pairsMaker: Maker<Pairs> = {
  list: 'pairs',
  room: [48, 75],
  make: ({ puzzles }, level, seed) =>
    makePairs(
      puzzles.pairs.map(({ name, src }) => ({ name, src })),
      level,
      seed,
    ),
};
