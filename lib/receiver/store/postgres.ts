import { Pool, type PoolClient } from 'pg';
import type { Connection, Database, KeyedRow, Row, Value } from './database';

const CONNECTIONS = 10;
/** In milliseconds; shorter than the browser's timeout, so that a failure is reported in time. */
const CONNECT = 3000;
const QUERY = 8000;
/** Serialization failure and deadlock: PostgreSQL rolled back one of two transactions. */
const MET = new Set(['40001', '40P01']);
const TRIES = 3;

/** Numbers the placeholders; no literal contains a question mark: numbered('a = ? AND b = ?') → 'a = $1 AND b = $2' */
const numbered = (sql: string) => {
  let count = 0;
  return sql.replace(/\?/g, () => `$${++count}`);
};

/** Compares by bytes, as SQLite does: forPostgres('a TEXT') → 'a TEXT COLLATE "C"' */
export const forPostgres = (sql: string) => sql.replace(/\bTEXT\b/g, 'TEXT COLLATE "C"');

/** Named statements are parsed once per connection. */
const statements = new Map<string, { name: string; text: string }>();
function named(sql: string): { name: string; text: string } {
  const known = statements.get(sql);
  if (known) return known;
  const made = { name: `s${statements.size}`, text: numbered(sql) };
  statements.set(sql, made);
  return made;
}

type Asked = Pick<PoolClient, 'query'>;

/** One array per column: insertOf('words', { word: 'mia', key: '…' }) → 'INSERT INTO words (word,key) SELECT * FROM
 * unnest(?::text[],?::text[]) …' */
const insertOf = (table: string, row: KeyedRow) => {
  const arrays = Object.values(row).map((value) => (typeof value === 'number' ? '?::integer[]' : '?::text[]'));
  return `INSERT INTO ${table} (${Object.keys(row)}) SELECT * FROM unnest(${arrays}) ON CONFLICT DO NOTHING RETURNING key`;
};

const connectionOf = (client: Asked): Connection => ({
  query: async <R extends Row>(sql: string, values: readonly Value[] = []) =>
    (await client.query<R>({ ...named(sql), values: [...values] })).rows,
  insert: async (table, rows) => {
    const [first] = rows;
    if (!first) return [];
    const columns = Object.keys(first).map((name) => rows.map((row) => row[name]));
    const added = await client.query<KeyedRow>({ ...named(insertOf(table, first)), values: columns });
    return added.rows.map(({ key }) => key);
  },
  lockRows: 'FOR UPDATE',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
});

/** openPostgres('postgres://receiver@localhost/orders') → a Database that any number of receivers may share */
export function openPostgres(address: string): Database {
  const pool = new Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT,
    query_timeout: QUERY,
    application_name: 'duda-orders',
  });
  // An idle connection was lost; the next query opens a new one.
  pool.on('error', () => undefined);

  async function attempt<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let fault: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work(connectionOf(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      fault = await client.query('ROLLBACK').then(
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
  const outside = async (sql: string, values?: readonly Value[]) => {
    await inside.query(sql, values);
  };
  return { ...inside, transaction, outside, close: () => pool.end() };
}
