import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from './database';

const FOLDER = fileURLToPath(new URL('migrations', import.meta.url));

/** A statement ends with a semicolon at the end of a line: statementsOf('-- a\nCREATE x;\n') → ['CREATE x'] */
const statementsOf = (sql: string) =>
  sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter(Boolean);

/** Runs new migration files, all or none of them, in one receiver at a time; refuses a store of a newer version:
 * migrate(database) → resolves when done */
export const migrate = (database: Database): Promise<void> =>
  database.transaction(async ({ query }) => {
    const { adapt, lock } = database.migrations;
    if (lock) await query(lock);
    await query(adapt('CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY)'));
    const done = (await query<{ name: string }>('SELECT name FROM migrations')).map(({ name }) => name);
    const names = readdirSync(FOLDER).sort();
    const unknown = done.find((name) => !names.includes(name));
    if (unknown) throw new Error(`Die Datenbank ist aus einer neueren Fassung des Empfangs (${unknown}).`);
    for (const name of names.filter((each) => !done.includes(each))) {
      for (const statement of statementsOf(adapt(readFileSync(join(FOLDER, name), 'utf8')))) await query(statement);
      await query('INSERT INTO migrations (name) VALUES (?)', [name]);
    }
  });
