import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import type { Connection, Database, Row, Value } from './database';

/** How many transactions share one commit, which is what takes time. */
const LARGEST_BATCH = 64;
/** In ms: a backup or an export beside the server may write for a moment. */
const BUSY = 5000;

type Waiting = { run: () => Promise<void>; settle: (fault?: unknown) => void };

/** On one machine, in one file: openSqlite('data/orders.db') → a Database; ':memory:' for tests */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new Sqlite(file);
  database.exec(`PRAGMA busy_timeout = ${BUSY}`);
  database.exec('PRAGMA journal_mode = WAL');
  // A commit is on disk before it is answered; without this a power cut could undo the last ones.
  database.exec('PRAGMA synchronous = FULL');
  const statements = new Map<string, Sqlite.Statement>();

  function run<R extends Row>(sql: string, values: readonly Value[] = []): R[] {
    const known = statements.get(sql);
    const statement = known ?? database.prepare(sql);
    if (!known) statements.set(sql, statement);
    if (statement.reader) return statement.all(...values) as R[];
    statement.run(...values);
    return [];
  }

  const inside: Connection = { query: async (sql, values) => run(sql, values), lockRows: '', skipLocked: '' };
  const waiting: Waiting[] = [];
  let isBusy = false;

  /** Takes what waits into one transaction, each with a savepoint of its own. */
  async function commitBatch(): Promise<void> {
    const batch = waiting.splice(0, LARGEST_BATCH);
    const done: (() => void)[] = [];
    try {
      database.exec('BEGIN IMMEDIATE');
      for (const { run: work, settle } of batch) {
        database.exec('SAVEPOINT one');
        const fault = await work().then(
          () => undefined,
          (error: unknown) => ({ error }),
        );
        if (fault) database.exec('ROLLBACK TO one');
        database.exec('RELEASE one');
        done.push(() => settle(fault));
      }
      database.exec('COMMIT');
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      for (const { settle } of batch) settle({ error });
      return;
    }
    for (const tell of done) tell();
  }

  async function work(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    while (waiting.length > 0) await commitBatch();
    isBusy = false;
  }

  const transaction = <T>(task: (connection: Connection) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let result: T;
      waiting.push({
        run: async () => {
          result = await task(inside);
        },
        settle: (fault) => (fault ? reject((fault as { error: unknown }).error) : resolve(result)),
      });
      void work();
    });

  return {
    ...inside,
    // On its own between two batches, so that it never sees what is not committed yet.
    query: (sql, values) => transaction((connection) => connection.query(sql, values)),
    transaction,
    outside: async (sql, values = []) => {
      while (isBusy) await transaction(async () => undefined);
      database.prepare(sql).run(...values);
    },
    close: async () => {
      await transaction(async () => undefined);
      database.close();
    },
  };
}
