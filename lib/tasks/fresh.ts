import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from 'content/base-path';
import { runTool } from './tool';

/** Everything that the build reads. */
export const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'packages',
  'public/licenses',
  'public/screenshots',
  'next.config.ts',
  'package.json',
  'package-lock.json',
];

/** Time of the newest file, packages' tests aside; broken links do not count, such as Emacs's lock files. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => (name === 'tests' ? 0 : newest(join(path, name)))));
}

/** Built with another base path than NEXT_PUBLIC_BASE_PATH. */
const isElsewhere = (out: string) =>
  JSON.parse(readFileSync(`${out}/manifest.webmanifest`, 'utf8')).start_url !== withBase('/');

const isStale = (out: string) =>
  !existsSync(`${out}/index.html`) ||
  Math.max(...SOURCES.map(newest)) > statSync(`${out}/index.html`).mtimeMs ||
  isElsewhere(out);

/** Builds `out` with the variables `env` if it is stale, or if the file that the build writes beside it is missing. Exits with the
 * build's status if that fails. */
export function ensureBuilt(out = 'out', env: Record<string, string> = {}, beside = out): void {
  if (!isStale(out) && existsSync(beside)) return;
  console.log(`${out}/ is older than its sources, building …`);
  const { status } = runTool('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
