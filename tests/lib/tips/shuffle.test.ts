import fc from 'fast-check';
import { shuffle } from 'german/shuffle';

const RUNS = 10_000;

/** Deterministic random numbers (mulberry32), so the test never fails by chance. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

test('shuffling keeps every item and does not change the list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (list) => {
      const before = [...list];
      const mixed = shuffle(list);
      expect(list).toEqual(before);
      expect([...mixed].sort((a, b) => a - b)).toEqual([...before].sort((a, b) => a - b));
    }),
  );
});

test('over 10,000 runs every order of four is equally likely', () => {
  const random = seeded(7);
  const seen = new Map<string, number>();
  for (let run = 0; run < RUNS; run += 1) {
    const order = shuffle(['a', 'b', 'c', 'd'], random).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  const expected = RUNS / 24;
  const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(seen.size).toBe(24);
  // 99.9 % quantile of chi-squared with 23 degrees of freedom.
  expect(chiSquare).toBeLessThan(49.7);
});
