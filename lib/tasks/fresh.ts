import { existsSync, readFileSync, statSync } from 'node:fs';
import { withBase } from 'content/base-path';
import { newest } from './newest';
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
