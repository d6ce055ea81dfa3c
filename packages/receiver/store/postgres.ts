import { DatabaseError, Pool, type PoolClient } from 'pg';
import { type Connection, type Database, type KeyedRow, type Row, StoreAway, type Value } from './database';

const CONNECTIONS = 10;
/** In milliseconds; shorter than the browser's timeout, so that a failure is reported in time. */
const CONNECT = 3000;
const QUERY = 8000;
/** Serialization failure and deadlock: PostgreSQL rolled back one of two transactions. */
const MET = new Set(['40001', '40P01']);
const TRIES = 3;
/** Errors that are no fault of the statement: connection, login, read-only standby, resources, shutdown, system. */
const AWAY = /^(08|25006|25P0|28|3D|53|57|58|XX)/;

export const APPLICATION = 'duda-orders';
/** Advisory lock that receivers hold while they migrate; its key is any number that nothing else uses. */
export const MIGRATION_LOCK = 'SELECT pg_advisory_xact_lock(20261127)';

/** Numbers the placeholders; no literal contains a question mark: numbered('a = ? AND b = ?') → 'a = $1 AND b = $2' */
const numbered = (sql: string) => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
};

/** Compares by bytes, as SQLite does: adapt('a TEXT') → 'a TEXT COLLATE "C"' */
const adapt = (sql: string) => sql.replace(/\bTEXT\b/g, 'TEXT COLLATE "C"');

function faultOf(error: unknown): unknown {
  if (error instanceof StoreAway || error instanceof TypeError) return error;
  const { code = 'CONNECTION_LOST' } = Object(error) as { code?: string };
  return error instanceof DatabaseError && !AWAY.test(code) ? error : new StoreAway(code, error);
}

const failing = (error: unknown): never => {
  throw faultOf(error);
};

type Asked = Pick<PoolClient, 'query'>;

/** One array per column: insertOf('words', { word: 'mia', key: '…' }) → 'INSERT INTO words (word,key) SELECT * FROM
 * unnest(?::text[],?::text[]) …' */
const insertOf = (table: string, row: KeyedRow) => {
  const arrays = Object.values(row).map((value) => (typeof value === 'number' ? '?::integer[]' : '?::text[]'));
  return `INSERT INTO ${table} (${Object.keys(row)}) SELECT * FROM unnest(${arrays}) ON CONFLICT DO NOTHING RETURNING key`;
};

/** Statements have no names: behind PgBouncer a name may belong to the statement of another process. */
const connectionOf = (client: Asked): Connection => ({
  query: async <R extends Row>(sql: string, values: readonly Value[] = []) =>
    (await client.query<R>({ text: numbered(sql), values: [...values] }).catch(failing)).rows,
  insert: async (table, rows) => {
    const [first] = rows;
    if (!first) return [];
    const columns = Object.keys(first).map((name) => rows.map((row) => row[name]));
    const text = numbered(insertOf(table, first));
    const added = await client.query<KeyedRow>({ text, values: columns }).catch(failing);
    return added.rows.map(({ key }) => key);
  },
  lockRows: 'FOR UPDATE',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
});

/** `patience` in milliseconds, for a statement; `name` for pg_stat_activity. */
type Options = {
  patience?: number;
  schema?: string;
  name?: string;
};

/** openPostgres('postgres://receiver@localhost/orders') → a Database that any number of receivers may share */
export function openPostgres(
  address: string,
  { patience = QUERY, schema, name = APPLICATION }: Options = {},
): Database {
  const pool = new Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT,
    query_timeout: patience,
    application_name: name,
    ...(schema && { options: `-c search_path=${schema}` }),
  });
  // A lost connection is dropped, idle or at work; the next query opens a new one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function attempt<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(failing);
    let fault: Error | undefined;
    try {
      await client.query('BEGIN').catch(failing);
      const result = await work(connectionOf(client));
      await client.query('COMMIT').catch(failing);
      return result;
    } catch (error) {
      fault =
        error instanceof StoreAway
          ? error
          : await client.query('ROLLBACK').then(
              () => undefined,
              (lost: Error) => lost,
            );
      throw error;
    } finally {
      client.release(fault);
    }
  }

  async function transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt(work);
      } catch (error) {
        if (tries === TRIES || !MET.has(String((error as { code?: unknown }).code))) throw error;
      }
    }
  }

  const inside = connectionOf(pool as unknown as Asked);
  return {
    ...inside,
    transaction,
    outside: async (sql, values) => void (await inside.query(sql, values)),
    migrations: { adapt, lock: MIGRATION_LOCK },
    forget: async () => undefined,
    close: () => pool.end(),
  };
}
