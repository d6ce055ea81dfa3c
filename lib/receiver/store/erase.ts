import type { Connection, Database } from './database';

const TABLES = ['versions', 'words', 'happenings', 'mails', 'consents', 'exported', 'cases'] as const;

/** Deletes all rows of a case: eraseCase(connection, key) → resolves when done */
export async function eraseCase({ query }: Connection, key: string): Promise<void> {
  for (const table of TABLES) await query(`DELETE FROM ${table} WHERE key = ?`, [key]);
}

/** In milliseconds; until then the launch check can ask why a test order was not mailed. */
const LONGEST_TEST = 60 * 60 * 1000;

/** Deletes test orders that have been mailed, or are an hour old: eraseTests(database, now) → their number */
export const eraseTests = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (connection) => {
    const tests = await connection.query<{ key: string }>(
      `SELECT key FROM cases WHERE is_test = 1 AND (received_at < ?
       OR NOT EXISTS (SELECT 1 FROM mails WHERE mails.key = cases.key AND mails.state <> 'sent'))`,
      [new Date(now.getTime() - LONGEST_TEST).toISOString()],
    );
    for (const { key } of tests) await eraseCase(connection, key);
    return tests.length;
  });
