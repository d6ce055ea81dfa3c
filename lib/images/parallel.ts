import { availableParallelism } from 'node:os';
import sharp from 'sharp';

/** A core a picture, in all the fastest; results in the items' order: eachInParallel([1, 2], tell, async (item) => 2 * item) → [2, 4] */
export async function eachInParallel<Item, Result>(
  items: readonly Item[],
  tell: (done: number, all: number) => void,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  sharp.concurrency(1);
  const results: Result[] = [];
  let done = 0;
  // The workers share the one queue.
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) {
      results[index] = await work(item);
      done += 1;
      tell(done, items.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
