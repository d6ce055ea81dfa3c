import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { now } from 'german/dates/day';
import type { Builds } from '../builds';
import type { Settings } from '../settings';
import type { Database } from '../store/database';

export type Given = { settings: Settings; args: string[] };

export type Command = (given: Given) => Promise<string>;

export type StoreCommand = (given: Given & { database: Database; builds: () => Promise<Builds> }) => Promise<string>;

/** For file names, in UTC: stamp() → such as '2026-11-25-08-00-00' */
export const stamp = () => now().toISOString().slice(0, 19).replace(/[:T]/g, '-');

/** Writes a file with personal data or keys, which only its owner may read; throws if it exists:
 * writePrivate('data/exports', 'a.csv', bytes) → 'data/exports/a.csv' */
export function writePrivate(folder: string, name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
  return file;
}
