import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '@/lib/pages/paths';
import { runTool } from './tool';

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'assets',
  'next.config.ts',
  'package.json',
  'package-lock.json',
];

/** A link that leads nowhere is no source, such as Emacs makes while it edits a file. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** NEXT_PUBLIC_BASE_PATH names another base path now. */
const isElsewhere = (out: string) =>
  JSON.parse(readFileSync(`${out}/manifest.webmanifest`, 'utf8')).start_url !== withBase('/');

const isStale = (out: string) =>
  !existsSync(`${out}/index.html`) ||
  Math.max(...SOURCES.map(newest)) > statSync(`${out}/index.html`).mtimeMs ||
  isElsewhere(out);

/** Ends the process with the build's own status when that fails; `env` says what is built into `out`. */
export function ensureBuilt(out = 'out', env: Record<string, string> = {}): void {
  if (!isStale(out)) return;
  console.log(`${out}/ ist älter als die Quellen, es wird gebaut …`);
  const { status } = runTool('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}
