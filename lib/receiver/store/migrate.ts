import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database';

const FOLDER = 'lib/receiver/store/migrations';

/** A statement ends with a semicolon at the end of a line: statementsOf('-- a\nCREATE x;\n') → ['CREATE x'] */
const statementsOf = (sql: string) =>
  sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);

/** Runs new migration files, each in a transaction; `adapt` rewrites the SQL for the store: migrate(database) → resolves when done */
export async function migrate(database: Database, adapt = (sql: string) => sql): Promise<void> {
  await database.query(adapt('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)'));
  for (const name of readdirSync(FOLDER).sort()) {
    await database.transaction(async ({ query }) => {
      // If several receivers start at once, only one runs it.
      const added = await query('INSERT INTO migrations (name) VALUES (?) ON CONFLICT DO NOTHING RETURNING name', [
        name,
      ]);
      if (added.length === 0) return;
      for (const statement of statementsOf(adapt(readFileSync(join(FOLDER, name), 'utf8')))) await query(statement);
    });
  }
}
