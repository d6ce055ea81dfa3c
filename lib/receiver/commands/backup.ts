import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from '@/lib/receiver/store/database';

/** Copies the whole store into one file while the receiver runs; to restore it, replace data/orders.db with it.
 * backup(database, 'data/backup/orders.db') → nothing; throws if the file exists */
export async function backup(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} gibt es schon.`);
  mkdirSync(dirname(file), { recursive: true });
  await database.outside('VACUUM INTO ?', [file]);
}
