import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Days with a backup, not days gone by: a clock that jumps ahead deletes nothing. */
const DAYS = 30;
const NAME = /^(?:orders|ersetzt)-(\d{4}-\d\d-\d\d)-\d\d-\d\d-\d\d\.(?:db|db-wal|db-shm|dump)$/;

/** Deletes backups and replaced stores of older days: rotate('data/backup') → the oldest day that is kept, '' while there are fewer than 30 */
export function rotate(folder: string): string {
  const dated = (existsSync(folder) ? readdirSync(folder) : []).map((name) => ({ name, day: NAME.exec(name)?.[1] }));
  const days = [...new Set(dated.flatMap(({ day }) => day ?? []))].sort();
  const oldest = days.at(-DAYS) ?? '';
  for (const { name, day } of dated) if (day && day < oldest) rmSync(join(folder, name));
  return oldest;
}
