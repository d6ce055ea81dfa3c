import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import type { Connection, Database, KeyedRow, Row, Value } from './database';

/** In milliseconds; a concurrent backup or export may lock the file briefly. */
const BUSY = 5000;

/** A store in a single file: openSqlite('data/orders.db') → a Database; ':memory:' for tests */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Sqlite(file);
  database.exec(`PRAGMA busy_timeout = ${BUSY}`);
  database.exec('PRAGMA journal_mode = WAL');
  // Flushes each commit to disk, so that a power cut loses nothing.
  database.exec('PRAGMA synchronous = FULL');
  const statements = new Map<string, Sqlite.Statement>();

  function prepared(sql: string): Sqlite.Statement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  const inside: Connection = {
    query: async <R extends Row>(sql: string, values: readonly Value[] = []) => {
      const statement = prepared(sql);
      if (statement.reader) return statement.all(...values) as R[];
      statement.run(...values);
      return [];
    },
    insert: async (table: string, rows: readonly KeyedRow[]) => {
      const names = Object.keys(rows[0] ?? {});
      const sql = `INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')}) ON CONFLICT DO NOTHING`;
      return rows.filter((row) => prepared(sql).run(...Object.values(row)).changes > 0).map(({ key }) => key);
    },
    lockRows: '',
    skipLocked: '',
  };

  let last: Promise<unknown> = Promise.resolve();
  /** Runs jobs one after another. */
  function queued<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  const transaction = <T>(work: (connection: Connection) => Promise<T>) =>
    queued(async () => {
      database.exec('BEGIN IMMEDIATE');
      try {
        const result = await work(inside);
        database.exec('COMMIT');
        return result;
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });

  return {
    ...inside,
    // Queued between transactions, so that it never sees uncommitted rows.
    query: (sql, values) => queued(() => inside.query(sql, values)),
    insert: (table, rows) => transaction(({ insert }) => insert(table, rows)),
    transaction,
    outside: (sql, values = []) => queued(async () => void database.prepare(sql).run(...values)),
    close: () => queued(async () => void database.close()),
  };
}
