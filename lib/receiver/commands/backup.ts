import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from '@/lib/receiver/store/database';

/** Copies the store into one file while the receiver runs; to restore it, replace data/orders.db with the copy:
 * backup(database, 'data/backup/orders.db') → resolves when done; throws if the file exists */
export async function backup(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} gibt es schon.`);
  mkdirSync(dirname(file), { recursive: true });
  await database.outside('VACUUM INTO ?', [file]);
}
