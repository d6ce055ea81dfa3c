import type { Connection, Database } from './database';

const TABLES = ['versions', 'words', 'happenings', 'mails', 'consents', 'exports', 'cases'] as const;

/** Deletes all rows of a case: eraseCase(connection, key) → resolves when done */
export async function eraseCase({ query }: Connection, key: string): Promise<void> {
  for (const table of TABLES) await query(`DELETE FROM ${table} WHERE key = ?`, [key]);
}

/** Deletes test orders that have been mailed: eraseTests(database) → their number */
export const eraseTests = (database: Database): Promise<number> =>
  database.transaction(async (connection) => {
    const tests = await connection.query<{ key: string }>(
      `SELECT key FROM cases WHERE is_test = 1
       AND NOT EXISTS (SELECT 1 FROM mails WHERE mails.key = cases.key AND mails.state = 'waiting')`,
    );
    for (const { key } of tests) await eraseCase(connection, key);
    return tests.length;
  });
