import type { Connection, Database } from './database';

const TABLES = ['versions', 'words', 'happenings', 'mails', 'consents', 'exports', 'cases'] as const;

/** Everything of a case: eraseCase(connection, key) → nothing of it is left */
export async function eraseCase({ query }: Connection, key: string): Promise<void> {
  for (const table of TABLES) await query(`DELETE FROM ${table} WHERE key = ?`, [key]);
}

/** What `npm run launch-check` sent, once its mail is out: → how many there were */
export const eraseTests = (database: Database): Promise<number> =>
  database.transaction(async (connection) => {
    const tests = await connection.query<{ key: string }>(
      `SELECT key FROM cases WHERE is_test = 1
       AND NOT EXISTS (SELECT 1 FROM mails WHERE mails.key = cases.key AND mails.state = 'waiting')`,
    );
    for (const { key } of tests) await eraseCase(connection, key);
    return tests.length;
  });
