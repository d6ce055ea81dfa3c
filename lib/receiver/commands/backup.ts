import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from '@/lib/receiver/store/database';

/** A whole copy while the receiver runs, in one file; it is restored by putting it in the place of data/orders.db.
 * backup(database, 'data/backup/orders.db') → nothing; throws where there is a file already */
export async function backup(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} gibt es schon.`);
  mkdirSync(dirname(file), { recursive: true });
  await database.outside('VACUUM INTO ?', [file]);
}
