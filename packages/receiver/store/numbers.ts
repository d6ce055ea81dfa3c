import { today, yearOf } from 'german/dates/day';
import { referenceOf } from '../reference';
import type { Database } from './database';

/** References reserved at once, so that orders do not wait for the next one; unused ones leave gaps. */
const BLOCK = 20;

type Block = { year: number; next: number; last: number };

/** Unique across receivers: (await numbering(database)(now)) → 'D-26-0473-P' */
export function numbering(database: Database): (at: Date) => Promise<string> {
  let block: Block | undefined;
  let asked: Promise<Block> | undefined;

  async function take(year: number): Promise<Block> {
    const [row] = await database.transaction(({ query }) =>
      query<{ value: number }>(
        'INSERT INTO counters (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = counters.value + ? RETURNING value',
        [`reference ${year}`, BLOCK, BLOCK],
      ),
    );
    const last = row?.value ?? BLOCK;
    return { year, next: last - BLOCK + 1, last };
  }

  return async function next(at: Date): Promise<string> {
    const day = today(at);
    const year = yearOf(day);
    while (!block || block.year !== year || block.next > block.last) {
      asked ??= take(year).finally(() => {
        asked = undefined;
      });
      const taken = await asked;
      if (block !== taken && (block?.year !== year || block.next > block.last)) block = taken;
    }
    const number = block.next;
    block.next += 1;
    return referenceOf(number, day);
  };
}
