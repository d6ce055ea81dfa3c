import type { Database } from 'receiver/store/database';
import { foldWords } from 'receiver/words';
import type { OrderMessage } from 'subscription/order/wire';

const BATCH = 500;
/** Number of orders not yet handed over. */
const NEW = 100;
const NAMES = ['Müller', 'Schmidt', 'Yılmaz', 'Nowak', 'Schröder', 'Weiß', 'Köhler', 'Öztürk'];

/** Stores `count` orders spread over five years; all but the last hundred are handed over. */
export async function fillStore(database: Database, count: number, message: OrderMessage): Promise<void> {
  const body = JSON.stringify(message);
  const start = Date.parse('2022-01-01T00:00:00Z');
  for (let first = 0; first < count; first += BATCH)
    await database.transaction(async ({ query }) => {
      for (let number = first + 1; number <= Math.min(count, first + BATCH); number += 1) {
        const key = `key-${number}`;
        const moment = new Date(start + Math.floor((number / count) * 4.8 * 365 * 86_400_000)).toISOString();
        const name = `Anna ${NAMES[number % NAMES.length]}`;
        await query(
          `INSERT INTO cases (key, reference, kind, plan, version, state, note, received_at, received_on, changed_at, name, email, differs, is_test, handed_over)
           VALUES (?, ?, 'order', 'gift', 1, 'taken', '', ?, ?, ?, ?, ?, '[]', 0, ?)`,
          [
            key,
            `D-26-${number}-A`,
            moment,
            moment.slice(0, 10),
            moment,
            name,
            `anna${number}@example.org`,
            number > count - NEW ? 0 : 1,
          ],
        );
        await query(
          "INSERT INTO versions (key, version, received_at, digest, body, sealed, documents) VALUES (?, 1, ?, '', ?, '', '')",
          [key, moment, body],
        );
        for (const word of [...foldWords(`${name} Köln anna${number} example org 50667`), `nummer${number}`])
          await query('INSERT INTO words (word, key) VALUES (?, ?) ON CONFLICT DO NOTHING', [word, key]);
      }
    });
}
