import { FOLDING, mailboxesOf, searchWords } from '../words';
import type { Database } from './database';
import { storedMessage } from './stored';

const BATCH = 200;

type Stored = { key: string; body: string };

/** Brings the words and addresses of stored cases to today's rules, so that the search finds old and new ones alike; does nothing if they
 * are: refold(database) → resolves when done */
export async function refold(database: Database): Promise<void> {
  const [done] = await database.query<{ value: number }>("SELECT value FROM counters WHERE name = 'folding'");
  if ((done?.value ?? 0) >= FOLDING) return;
  for (let last: string | undefined = ''; last !== undefined; )
    last = await database.transaction(async ({ query, insert, lockRows }) => {
      const keys = await query<{ key: string }>(
        `SELECT key FROM cases WHERE key > ? ORDER BY key LIMIT ${BATCH} ${lockRows}`,
        [last ?? ''],
      );
      for (const { key } of keys) {
        const stored = await query<Stored>('SELECT key, body FROM versions WHERE key = ? ORDER BY version', [key]);
        const messages = stored.map(({ body }) => storedMessage(body)).filter((message) => message !== undefined);
        const latest = messages.at(-1);
        // A damaged case keeps what it has.
        if (!latest || messages.length < stored.length) continue;
        await query('DELETE FROM words WHERE key = ?', [key]);
        await insert(
          'words',
          messages.flatMap((message) => searchWords(message).map((word) => ({ word, key }))),
        );
        await query('UPDATE cases SET email = ? WHERE key = ?', [mailboxesOf(latest)[0] ?? '', key]);
      }
      return keys.at(-1)?.key;
    });
  await database.query(
    "INSERT INTO counters (name, value) VALUES ('folding', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    [FOLDING],
  );
}
