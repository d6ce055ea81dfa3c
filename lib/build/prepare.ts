import { existsSync, readFileSync } from 'node:fs';
import type { Content } from 'content/kinds';
import { writeAtomic } from '@/lib/atomic-file';
import { writeManifest } from '@/lib/images/manifest';
import { ISSUE_MANIFEST } from '@/lib/issues/issue-files';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE, LOCK } from '@/lib/print/page-lock';
import { PUZZLE_MANIFEST } from '@/lib/puzzles/puzzle-files';
import { SHEET_MANIFEST } from '@/lib/school/sheet-files';
import { type Job, type JobKind, type JobOf, jobsOf, type ResultOf, secondsOf } from './jobs';
import { Pool } from './pool';
import type { Done } from './public-files';

export const PICTURES = 'content/pictures';

/** Results of one kind of job, by name: ofKind(done, 'picture', ({ src }) => src) → Map { 'events/zoo.webp' → { hash: … } } */
function ofKind<Kind extends JobKind>(done: readonly Done[], kind: Kind, nameOf: (job: JobOf<Kind>) => string) {
  const isOfKind = (job: Job): job is JobOf<Kind> => job.kind === kind;
  return new Map(
    done.flatMap(({ job, result }) => (isOfKind(job) ? [[nameOf(job), result as ResultOf<Kind>] as const] : [])),
  );
}

const writeMap = (file: string, map: ReadonlyMap<string, unknown>) =>
  writeAtomic(file, JSON.stringify(Object.fromEntries(map)));

/** Takes how many jobs are done, of how many, and how much of their time is over, from 0 to 1. */
type Tell = (done: number, all: number, share: number) => void;

/** Runs jobs on all cores: runJobs(content, jobs, tell) → [{ job, result }, …]; throws all faults together. */
export async function runJobs(content: Content, jobs: readonly Job[], tell: Tell): Promise<Done[]> {
  const data = { content, fonts: await makeFonts(CACHE), pictures: PICTURES };
  const whole = secondsOf(jobs);
  const ready: Job[] = [];
  const onDone = (job: Job) => tell(ready.push(job), jobs.length, secondsOf(ready) / whole);
  tell(0, jobs.length, 0);
  const pool = new Pool<Job>({ entry: 'lib/build/worker.ts', data, onDone });
  const results = await pool.run(jobs).finally(() => pool.close());
  return jobs.map((job, at) => ({ job, result: results[at] }) as Done);
}

/** Saves the layout settings with which each page was filled, so that every machine prints the same pages. */
export function saveLayoutLock(done: readonly Done[]): void {
  const locked = [...ofKind(done, 'issue', ({ name }) => name)].map(([name, one]) => [name, one.locked] as const);
  const lock = `${JSON.stringify(Object.fromEntries(locked), null, 2)}\n`;
  if (!existsSync(LOCK) || readFileSync(LOCK, 'utf8') !== lock) writeAtomic(LOCK, lock);
}

/** Makes pictures, share pictures, issues, worksheets and puzzles unless they exist, and the manifests for rendering:
 * prepare(content, tell) → [{ job, result }, …]; throws all faults together. */
export async function prepare(content: Content, tell: Tell): Promise<Done[]> {
  const done = await runJobs(content, jobsOf(content, PICTURES), tell);
  const packs = ofKind(done, 'pack', ({ name }) => name);
  const issues = [...ofKind(done, 'issue', ({ name }) => name)].map(
    ([name, { printed }]) => [name, { ...printed, pack: packs.get(name) }] as const,
  );
  writeManifest(Object.fromEntries(ofKind(done, 'picture', ({ src }) => src)));
  writeMap(ISSUE_MANIFEST, new Map(issues));
  writeMap(
    SHEET_MANIFEST,
    ofKind(done, 'worksheet', ({ slug }) => slug),
  );
  writeMap(
    PUZZLE_MANIFEST,
    ofKind(done, 'puzzles', ({ name }) => name),
  );
  saveLayoutLock(done);
  return done;
}
