import { closeSync, existsSync, openSync, readSync, renameSync } from 'node:fs';
import Sqlite from 'libsql';
import { REFERENCE, readReference } from '../reference';
import { migrate } from '../store/migrate';
import { MARK, openSqlite } from '../store/sqlite';
import { copyParts, faultOf, PARTS, readOnly, removeLog, removeStore, setMark } from './copy';
import { type Merged, merge, type Seen } from './merge';

/** In bytes. */
const PIECE = 1 << 20;
const OVERLAP = 64;
const NUMBERS = new RegExp(REFERENCE, 'g');

/** Finds numbers in files that no database opens any more: givenIn(['orders.db']) → Map { 'reference 2026' => 473 } */
function givenIn(files: readonly string[]): Seen['given'] {
  const given = new Map<string, number>();
  const bytes = Buffer.alloc(PIECE);
  for (const file of files.filter((each) => existsSync(each))) {
    const opened = openSync(file, 'r');
    for (let at = 0; ; at += PIECE - OVERLAP) {
      const length = readSync(opened, bytes, 0, PIECE, at);
      for (const [text] of bytes.toString('latin1', 0, length).matchAll(NUMBERS)) {
        const [, year, digits] = text.split('-');
        const name = `reference 20${year}`;
        if (readReference(text)) given.set(name, Math.max(given.get(name) ?? 0, Number(digits)));
      }
      if (length < PIECE) break;
    }
    closeSync(opened);
  }
  return given;
}

/** Folds the log into the store; throws while another process has it open. A broken store is left to the copy that was made of it. */
function takeOver(store: string): void {
  let code = '';
  try {
    const database = new Sqlite(store);
    database.exec('PRAGMA journal_mode = DELETE');
    database.close();
  } catch (error) {
    code = String((Object(error) as { code?: unknown }).code);
  }
  if (code.startsWith('SQLITE_BUSY'))
    throw new Error(`${store} ist noch offen: Halten Sie zuerst den Empfang an, dann holen Sie die Sicherung zurück.`);
}

async function prepare(backup: string, part: string) {
  if (!existsSync(backup)) throw new Error(`${backup} gibt es nicht.`);
  copyParts(backup, part);
  const fault = setMark(part, MARK.store) ?? faultOf(part);
  if (fault) throw new Error(`${backup} ${fault}.`);
  const database = openSqlite(part);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Puts a backup in the place of the store, kept as `aside`: restoreSqlite('data/orders.db', 'a.db', 'ersetzt.db', 2026) → { cases: 150, … } */
export async function restoreSqlite(store: string, backup: string, aside: string, year: number): Promise<Merged> {
  const part = `${store}.restoring`;
  removeStore(part);
  try {
    const isThere = existsSync(store);
    const database = await prepare(backup, part);
    try {
      // Copied and looked at before SQLite may change it; a connection to the store itself would keep it in use.
      copyParts(store, aside);
      const isWhole = isThere && faultOf(aside) === undefined;
      if (isThere) takeOver(store);
      if (isWhole) await database.outside('ATTACH ? AS replaced', [readOnly(store)]);
      const given = isWhole ? new Map() : givenIn(PARTS.map((ending) => `${aside}${ending}`));
      const merged = await database.transaction((connection) =>
        merge(connection, isWhole ? 'replaced.' : undefined, { given, year }),
      );
      if (isWhole) await database.outside('DETACH replaced');
      await database.close();
      removeLog(store);
      renameSync(part, store);
      return merged;
    } catch (error) {
      await database.close();
      removeStore(aside);
      throw error;
    }
  } finally {
    removeStore(part);
  }
}
