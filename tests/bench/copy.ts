import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Counts, makeContent } from './make-content';

/** Below the project: Turbopack follows no link that leads out of it. */
const COPIES = '.cache/bench';
const SOURCES = ['app', 'components', 'content', 'lib', 'public', 'next.config.ts', 'package.json', 'tsconfig.json'];
const PICTURES = '.cache/pictures';
/** Pictures of made entries are kept from one run to the next: they take longer than everything else. */
const KEPT = join(COPIES, 'pictures');

export type Copy = {
  /** Where the built site lies. */
  out: string;
  /** Share pictures that had to be drawn, and the seconds it took; later builds do not draw them again. */
  drawn: number;
  drawing: number;
  /** Seconds of a build whose pictures are there. */
  building: number;
};

/** Runs one of the project's commands in a copy; gives its seconds. */
function npmRun(script: string, cwd: string): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`npm run ${script} in ${cwd}:\n${stdout}${stderr}`);
  return (performance.now() - start) / 1000;
}

const shareCards = () => readdirSync(KEPT).filter((name) => name.startsWith('og-')).length;

/** Builds a copy of the project with so much content. */
export function buildCopy(name: string, counts: Partial<Counts>): Copy {
  const copy = join(COPIES, name);
  rmSync(copy, { recursive: true, force: true });
  for (const source of SOURCES) cpSync(source, join(copy, source), { recursive: true });
  makeContent(join(copy, 'content'), counts);
  mkdirSync(join(copy, '.cache'));
  if (existsSync(PICTURES)) cpSync(PICTURES, KEPT, { recursive: true });
  mkdirSync(KEPT, { recursive: true });
  for (const [there, here] of [
    [KEPT, PICTURES],
    ['node_modules', 'node_modules'],
  ] as const)
    symlinkSync(resolve(there), join(copy, here));
  const before = shareCards();
  const drawing = npmRun('pictures', copy);
  return { out: join(copy, 'out'), drawn: shareCards() - before, drawing, building: npmRun('build', copy) };
}

export function removeCopies() {
  if (!existsSync(COPIES)) return;
  for (const name of readdirSync(COPIES)) {
    if (join(COPIES, name) !== KEPT) rmSync(join(COPIES, name), { recursive: true, force: true });
  }
}
