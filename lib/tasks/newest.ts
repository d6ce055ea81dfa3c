import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Packages' tests, and what wireit keeps of their results; its first result changes the folder's own time. */
const BESIDE = new Set(['tests', '.wireit']);

/** Time of the newest file, in milliseconds; broken links, like Emacs's lock files, do not count: newest('lib') → such as 1795870000000 */
export function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  const names = readdirSync(path);
  const own = names.includes('.wireit') ? 0 : stat.mtimeMs;
  return Math.max(own, ...names.filter((name) => !BESIDE.has(name)).map((name) => newest(join(path, name))));
}
