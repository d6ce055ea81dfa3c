/** Batches calls: those made while a group is being processed form the next one, of at most `most`. `work` returns results in the order of
 * its items: grouped(saveAll, 64)(order) → the result for that order */
export function grouped<T, R>(
  work: (items: T[]) => Promise<(R | Promise<R>)[]>,
  most: number,
): (item: T) => Promise<R> {
  type Waiting = { item: T; resolve: (result: R | Promise<R>) => void; reject: (error: unknown) => void };
  const waiting: Waiting[] = [];
  let isAtWork = false;

  async function workOff(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      // Lets requests that have already arrived join the group.
      await new Promise(setImmediate);
      const group = waiting.splice(0, most);
      try {
        const results = await work(group.map(({ item }) => item));
        for (const [index, { resolve }] of group.entries()) resolve(results[index] as R | Promise<R>);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    isAtWork = false;
  }

  return (item) =>
    new Promise<R>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isAtWork) void workOff();
    });
}
