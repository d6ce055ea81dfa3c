import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { now } from 'german/dates/day';
import { copyStore } from '../backup/copy';
import { dropReplaced, dumpPostgres } from '../backup/dump-postgres';
import { rotate } from '../backup/rotate';
import type { Settings } from '../settings';
import { isPostgres } from '../store/open';
import { say } from '../store/service';
import { type StoreCommand, stamp } from './command';

/** Folder of backups and replaced stores: backupFolder(settings) → 'data/backup' */
export function backupFolder({ folder }: Settings): string {
  const backups = join(folder, 'backup');
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  chmodSync(backups, 0o700);
  return backups;
}

/** A file of one's own is not rotated: backup({ database, args: [], … }) → 'Gesichert: data/backup/orders-2026-11-25-08-00-00.db' */
export const backup: StoreCommand = async ({ database, settings, args: [file] }) => {
  const folder = backupFolder(settings);
  const isServer = isPostgres(settings.database);
  const place = file ?? join(folder, `orders-${stamp()}.${isServer ? 'dump' : 'db'}`);
  await (isServer ? dumpPostgres(settings.database, place) : copyStore(database, place));
  await say(database, 'backup', now());
  if (!file) {
    const oldest = rotate(folder);
    if (isServer) await dropReplaced(database, oldest);
  }
  return `Gesichert und geprüft: ${place}`;
};
