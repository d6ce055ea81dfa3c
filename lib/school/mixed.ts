import { shuffle } from 'german/shuffle';
import { randomFrom } from 'puzzles/random';

/** Deterministic for a seed, and never the original order: mixed(['a', 'b', 'c'], 47) → ['c', 'a', 'b'] */
export function mixed<T>(list: readonly T[], seed: number): T[] {
  if (list.length < 2) return [...list];
  const random = randomFrom(seed);
  for (;;) {
    const order = shuffle(list, random);
    if (order.some((entry, at) => entry !== list[at])) return order;
  }
}
