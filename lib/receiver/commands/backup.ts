import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from '@/lib/receiver/store/database';
import { type StoreCommand, stamp } from './command';

/** Copies the store into one file while the receiver runs; to restore it, replace data/orders.db with the copy:
 * copyStore(database, 'data/backup/orders.db') → resolves when done; throws if the file exists */
export async function copyStore(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} gibt es schon.`);
  mkdirSync(dirname(file), { recursive: true });
  await database.outside('VACUUM INTO ?', [file]);
}

/** backup({ database, args: [], … }) → 'Gesichert: data/backup/orders-2026-11-25-08-00-00.db' */
export const backup: StoreCommand = async ({ database, settings, args: [file] }) => {
  if (!settings.database.endsWith('.db'))
    return 'PostgreSQL sichert sich selbst: pg_dump --format=custom "$DATABASE_URL" > orders.dump';
  const place = file ?? settings.database.replace(/[^/]*$/, `backup/orders-${stamp()}.db`);
  await copyStore(database, place);
  return `Gesichert: ${place}`;
};
