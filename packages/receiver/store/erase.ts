import { now } from 'german/dates/day';
import type { Connection, Database } from './database';

const TABLES = ['versions', 'words', 'happenings', 'mails', 'consents', 'exported', 'cases'] as const;

/** Deletes all rows of a case and keeps its number: eraseCase(connection, key) → ids of its mails */
export async function eraseCase({ query }: Connection, key: string): Promise<string[]> {
  const mails = await query<{ id: string }>('SELECT id FROM mails WHERE key = ?', [key]);
  await query(
    'INSERT INTO erased (reference, at) SELECT reference, CAST(? AS TEXT) FROM cases WHERE key = ? ON CONFLICT DO NOTHING',
    [now().toISOString(), key],
  );
  for (const table of TABLES) await query(`DELETE FROM ${table} WHERE key = ?`, [key]);
  return mails.map(({ id }) => id);
}

/** Erases cases and what is left of them on disk: eraseCases(database, (connection) => dueForErasure(connection, …)) → the erased cases */
export async function eraseCases<C extends { key: string }>(
  database: Database,
  choose: (connection: Connection) => Promise<readonly C[]>,
): Promise<readonly C[]> {
  const { chosen, mails } = await database.transaction(async (connection) => {
    const found = await choose(connection);
    const ids: string[] = [];
    for (const { key } of found) ids.push(...(await eraseCase(connection, key)));
    return { chosen: found, mails: ids };
  });
  if (chosen.length > 0) await database.forget(mails);
  return chosen;
}

/** In milliseconds; until then the launch check can ask why a test order was not mailed. */
const LONGEST_TEST = 60 * 60 * 1000;

/** Deletes test orders that have been mailed, or are an hour old: eraseTests(database, now) → their number */
export async function eraseTests(database: Database, at: Date): Promise<number> {
  const tests = await eraseCases(database, ({ query }) =>
    query<{ key: string }>(
      `SELECT key FROM cases WHERE is_test = 1 AND (received_at < ?
       OR NOT EXISTS (SELECT 1 FROM mails WHERE mails.key = cases.key AND mails.state <> 'sent'))`,
      [new Date(at.getTime() - LONGEST_TEST).toISOString()],
    ),
  );
  return tests.length;
}
