import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'libsql';
import { type Connection, type Database, type KeyedRow, type Row, StoreAway, type Value } from './database';

/** In milliseconds: how long, and how often, to try while another process writes. */
const PATIENCE = 5000;
const PAUSE = 20;
const AWAY = /^SQLITE_(BUSY|LOCKED|PROTOCOL|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM)/;

/** Values of `PRAGMA user_version`, at this place of the file; 0 before both existed. Nothing but `restore` opens a backup. */
export const MARK = { store: 1, backup: 2 } as const;
const MARK_AT = 60;

const codeOf = (error: unknown) => String((Object(error) as { code?: unknown }).code ?? '');

const faultOf = (error: unknown) => {
  const code = codeOf(error) || /ConnectionFailed/.exec(String(error))?.[0] || '';
  return AWAY.test(code) || code === 'ConnectionFailed' ? new StoreAway(code, error) : error;
};

/** Runs a step again, without blocking the process, while another process keeps it from running. */
async function patiently<T>(step: () => T): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return step();
    } catch (error) {
      if (!/^SQLITE_(BUSY|LOCKED)/.test(codeOf(error)) || performance.now() > end) throw faultOf(error);
      await pause(PAUSE);
    }
  }
}

/** Reads the file itself, as a log beside it may belong to another one: markOf('data/backup/orders-….db') → 2 */
function markOf(file: string): number {
  if (!existsSync(file)) return 0;
  const opened = openSync(file, 'r');
  const bytes = Buffer.alloc(4);
  readSync(opened, bytes, 0, 4, MARK_AT);
  closeSync(opened);
  return bytes.readUInt32BE();
}

/** Creates the file for its owner only; SQLite gives its log the same mode. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/** Stores of earlier versions did not overwrite what they deleted; without room for it, the next start tries again. */
function rewriteOnce(database: Sqlite.Database): void {
  const [{ user_version: mark = 0 } = {}] = database.prepare('PRAGMA user_version').all() as { user_version: number }[];
  if (mark !== 0) return;
  try {
    database.exec('VACUUM');
    database.exec(`PRAGMA user_version = ${MARK.store}`);
  } catch {
    // Tried again at the next start.
  }
}

function connect(file: string): Sqlite.Database {
  try {
    const database = new Sqlite(file);
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    database.exec('PRAGMA journal_mode = WAL');
    // Flushes each commit to disk, so that a power cut loses nothing.
    database.exec('PRAGMA synchronous = FULL');
    // Overwrites what is deleted.
    database.prepare('PRAGMA secure_delete = ON').all();
    rewriteOnce(database);
    // A killed process may have erased a case, and left it in the log.
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
    // `patiently` waits instead; SQLite would block the process.
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    throw faultOf(error);
  }
}

/** A store in a single file: openSqlite('data/orders.db') → a Database; ':memory:' for tests */
export function openSqlite(file: string): Database {
  if (file !== ':memory:') {
    makePrivate(file);
    if (markOf(file) === MARK.backup)
      throw new Error(`${file} ist eine Sicherung. Zurückholen lässt sie sich mit: npm run orders -- restore ${file}`);
  }
  const database = connect(file);
  const statements = new Map<string, Sqlite.Statement>();

  function prepared(sql: string): Sqlite.Statement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  function run<R extends Row>(sql: string, values: readonly Value[] = []): R[] {
    const statement = prepared(sql);
    if (statement.reader) return statement.all(...values) as R[];
    statement.run(...values);
    return [];
  }

  const inside: Connection = {
    query: <R extends Row>(sql: string, values?: readonly Value[]) => patiently(() => run<R>(sql, values)),
    insert: (table: string, rows: readonly KeyedRow[]) => {
      const names = Object.keys(rows[0] ?? {});
      const sql = `INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')}) ON CONFLICT DO NOTHING`;
      return patiently(() =>
        rows.filter((row) => prepared(sql).run(...Object.values(row)).changes > 0).map(({ key }) => key),
      );
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
      await patiently(() => database.exec('BEGIN IMMEDIATE'));
      try {
        const result = await work(inside);
        await patiently(() => database.exec('COMMIT'));
        return result;
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK');
        throw error;
      }
    });

  /** Empties the log; throws while another process reads from it. */
  const emptyLog = () => {
    const [row] = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all() as { busy: number }[];
    if (row?.busy) throw Object.assign(new Error('The log is in use'), { code: 'SQLITE_BUSY' });
  };

  const close = async () => {
    statements.clear();
    try {
      // Leaves one whole file, unless another process has the store open.
      database.exec('PRAGMA journal_mode = DELETE');
    } catch {
      await patiently(emptyLog).catch(() => undefined);
    }
    database.close();
  };

  return {
    ...inside,
    // Queued between transactions, so that it never sees uncommitted rows.
    query: (sql, values) => queued(() => inside.query(sql, values)),
    insert: (table, rows) => transaction(({ insert }) => insert(table, rows)),
    transaction,
    outside: (sql, values = []) => queued(() => patiently(() => void database.prepare(sql).run(...values))),
    migrations: { adapt: (sql) => sql, lock: '' },
    forget: () => queued(() => patiently(emptyLog)),
    close: () => queued(close),
  };
}
