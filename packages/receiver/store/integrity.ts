import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from './database';

/** In milliseconds; reading a large file takes minutes on a slow disk. */
const PATIENCE = 30 * 60_000;

/** In a process of its own, as it blocks while it reads the whole file, and a damaged file may end it. */
const CHECK = `const Sqlite = require('libsql');
const rows = new Sqlite(process.argv[1]).prepare('PRAGMA quick_check(1)').all();
process.stdout.write(String(Object.values(rows[0] ?? {})[0]));`;

async function checkFile(file: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', CHECK, file], { timeout: PATIENCE });
    return stdout === 'ok';
  } catch (error) {
    // Anything but a damaged file, such as a lack of memory, is no finding.
    return !/SQLITE_(CORRUPT|NOTADB)|malformed|not a database/.test(String(error));
  }
}

/** PostgreSQL counts pages with a wrong checksum where these are switched on. It checks a page when it is read. */
async function checkPages({ query }: Database): Promise<boolean> {
  const [row] = await query<{ failures: number }>(
    'SELECT CAST(COALESCE(checksum_failures, 0) AS INTEGER) AS failures FROM pg_stat_database WHERE datname = current_database()',
  );
  return !row || row.failures === 0;
}

/** Reads the whole store once: await isWhole(database, 'data/orders.db') → false if it is damaged */
export const isWhole = (database: Database, address: string): Promise<boolean> =>
  /^postgres(ql)?:/.test(address)
    ? checkPages(database)
    : address === ':memory:'
      ? Promise.resolve(true)
      : checkFile(address);
