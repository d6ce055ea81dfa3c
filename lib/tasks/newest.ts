import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Packages' tests, and what wireit keeps of their results. */
const BESIDE = new Set(['tests', '.wireit']);

/** Time of the newest file, in milliseconds; broken links do not count, such as Emacs's lock files: newest('lib') → 1795870000000 */
export function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path).filter((name) => !BESIDE.has(name));
  return Math.max(stat.mtimeMs, ...names.map((name) => newest(join(path, name))));
}
