import { copyFileSync, cpSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { shareFile } from '@/lib/images/og/make';
import { shareCards } from '@/lib/pages/registry';
import { readSite } from '@/lib/publishing/read';
import { SOURCES } from '@/lib/tasks/fresh';
import { runTool } from '@/lib/tasks/tool';
import { type Counts, makeContent } from './make-content';

/** Inside the project, as Turbopack does not follow links out of it. */
const COPIES = '.cache/bench';
/** Caches that copies reuse: pictures (generated entries show existing ones), and typeset issues. */
export const MADE = ['.cache/pictures', '.cache/print'];
const COPIED = [...SOURCES, 'tsconfig.json'];

export type Copy = {
  /** Folder of the built site. */
  out: string;
  /** Number of share pictures drawn, and the seconds that they and the print took; later builds reuse them. */
  drawn: number;
  drawing: number;
  /** Seconds of a build with all pictures present. */
  building: number;
};

type Options = {
  /** Copies one share picture for all missing ones: drawing is slow, and each takes equally long. */
  standIns?: boolean;
};

/** Runs an npm script in a copy; returns its duration in seconds. */
function npmRun(script: string, cwd: string): number {
  const start = performance.now();
  const { status, stdout, stderr } = runTool('npm', ['run', '--silent', script], { cwd, maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`npm run ${script} in ${cwd}:\n${stdout}${stderr}`);
  return (performance.now() - start) / 1000;
}

/** Files of the share pictures that a copy needs. */
function shareFiles(copy: string): string[] {
  const { content } = readSite(join(copy, 'content'));
  const cards = content ? shareCards(content) : [];
  return cards.map((card) => join(copy, shareFile('content/pictures', card)));
}

/** Builds a copy of the project with generated content. */
export function buildCopy(name: string, counts: Partial<Counts>, { standIns = false }: Options = {}): Copy {
  const copy = join(COPIES, name);
  rmSync(copy, { recursive: true, force: true });
  for (const source of COPIED) cpSync(source, join(copy, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  for (const made of MADE.filter(existsSync)) cpSync(made, join(copy, made), { recursive: true });
  makeContent(join(copy, 'content'), counts);
  const files = shareFiles(copy);
  const there = files.find(existsSync);
  const missing = files.filter((file) => !existsSync(file));
  if (standIns && there) for (const file of missing) copyFileSync(there, file);
  const drawn = missing.filter((file) => !existsSync(file)).length;
  const drawing = npmRun('prepare:content', copy);
  return { out: join(copy, 'out'), drawn, drawing, building: npmRun('build', copy) };
}

export const removeCopies = () => rmSync(COPIES, { recursive: true, force: true });
