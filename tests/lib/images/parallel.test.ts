import { availableParallelism } from 'node:os';
import { eachInParallel } from '@/lib/images/parallel';

test('results come in the order of the items, and it is told how many are done', async () => {
  const told: string[] = [];
  const items = ['a', 'b', 'c', 'd', 'e'];
  let resolveFirst = () => {};
  const first = new Promise<void>((resolve) => {
    resolveFirst = resolve;
  });
  const results = await eachInParallel(
    items,
    (done, all) => told.push(`${done} von ${all}`),
    async (item) => {
      // On more than one core the first is ready only after others are.
      if (item === 'a' && availableParallelism() > 1) await first;
      if (item === 'b') resolveFirst();
      return item.toUpperCase();
    },
  );
  expect(results).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(told).toEqual(items.map((_, index) => `${index + 1} von ${items.length}`));
});

test('no more are worked at than the machine has cores', async () => {
  let now = 0;
  let most = 0;
  await eachInParallel(
    Array.from({ length: 20 }),
    () => {},
    async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    },
  );
  expect(most).toBeLessThanOrEqual(availableParallelism());
});

test('a picture that cannot be read stops the work', async () => {
  const broken = eachInParallel(
    ['gut', 'kaputt'],
    () => {},
    async (name) => {
      if (name === 'kaputt') throw new Error(name);
    },
  );
  await expect(broken).rejects.toThrow('kaputt');
});
