import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import Sqlite from 'libsql';
import type { Database } from '../store/database';
import { MARK } from '../store/sqlite';

/** A store, and the log that a killed process leaves beside it. */
export const PARTS = ['', '-wal'] as const;

/** removeLog('data/orders.db') → removes 'data/orders.db-wal' and what else SQLite keeps beside a store */
export const removeLog = (file: string) => {
  for (const part of ['-wal', '-shm', '-journal']) rmSync(`${file}${part}`, { force: true });
};

/** removeStore('data/copy.db') → removes it with its log */
export const removeStore = (file: string) => {
  rmSync(file, { force: true });
  removeLog(file);
};

/** Copies a store with its log, for its owner only: copyParts('data/orders.db', 'data/copy.db') → copies 'data/orders.db-wal', too */
export function copyParts(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  for (const part of PARTS) {
    if (!existsSync(`${from}${part}`)) continue;
    copyFileSync(`${from}${part}`, `${to}${part}`, constants.COPYFILE_EXCL);
    chmodSync(`${to}${part}`, 0o600);
  }
}

/** readOnly('data/orders.db') → 'file:///…/data/orders.db?mode=ro' */
export const readOnly = (file: string) => `${pathToFileURL(resolve(file))}?mode=ro`;

const NO_STORE = 'ist keine Datenbank des Empfangs oder beschädigt';

/** Checks every page: faultOf('data/copy.db') → a German sentence, undefined if it is a whole store */
export function faultOf(file: string): string | undefined {
  try {
    const database = new Sqlite(readOnly(file));
    const found = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE name IN ('cases', 'counters', 'migrations')");
    const isStore = tables.all().length === 3;
    database.close();
    if (found[0]?.integrity_check !== 'ok') return 'ist beschädigt';
    return isStore ? undefined : 'ist keine Datenbank des Empfangs';
  } catch {
    return NO_STORE;
  }
}

/** setMark('data/copy.db', MARK.backup) → undefined, or a German sentence if it is no store */
export function setMark(file: string, mark: number): string | undefined {
  try {
    const database = new Sqlite(file);
    database.exec('PRAGMA journal_mode = DELETE');
    database.exec(`PRAGMA user_version = ${mark}`);
    database.close();
    return undefined;
  } catch {
    return NO_STORE;
  }
}

/** Copies the store into one checked file while the receiver runs: copyStore(database, 'data/backup/orders.db') → resolves when done */
export async function copyStore(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} gibt es schon.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  removeStore(part);
  try {
    closeSync(openSync(part, 'wx', 0o600));
    await database.outside('VACUUM INTO ?', [part]);
    const fault = faultOf(part) ?? setMark(part, MARK.backup);
    if (fault) throw new Error(`Die Sicherung ist nicht gelungen: Sie ${fault}.`);
    renameSync(part, file);
  } finally {
    removeStore(part);
  }
}
