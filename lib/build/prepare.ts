import { existsSync, readFileSync } from 'node:fs';
import type { Content } from '@/lib/content/kinds';
import { writeManifest } from '@/lib/images/manifest';
import { ISSUE_MANIFEST } from '@/lib/issues/printed';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE, LOCK } from '@/lib/print/kept';
import { PUZZLE_MANIFEST } from '@/lib/puzzles/printed';
import { SHEET_MANIFEST } from '@/lib/school/printed';
import { type Job, type JobKind, type JobOf, jobsOf, type MadeBy } from './jobs';
import { writeAtomic } from './kept';
import { Pool } from './pool';
import type { Done } from './public-files';

export const PICTURES = 'content/pictures';

/** Results of one kind of job, by name: ofKind(done, 'picture', ({ src }) => src) → Map { 'events/zoo.webp' → { hash: … } } */
function ofKind<Kind extends JobKind>(done: readonly Done[], kind: Kind, nameOf: (job: JobOf<Kind>) => string) {
  const isOfKind = (job: Job): job is JobOf<Kind> => job.kind === kind;
  return new Map(
    done.flatMap(({ job, made }) => (isOfKind(job) ? [[nameOf(job), made as MadeBy<Kind>] as const] : [])),
  );
}

const writeMap = (file: string, map: ReadonlyMap<string, unknown>) =>
  writeAtomic(file, JSON.stringify(Object.fromEntries(map)));

/** Runs jobs on all cores: runJobs(content, jobs, tell) → [{ job, made }, …]; throws all faults together. */
export async function runJobs(
  content: Content,
  jobs: readonly Job[],
  tell: (done: number, all: number) => void,
): Promise<Done[]> {
  const data = { content, fonts: await makeFonts(CACHE), pictures: PICTURES };
  let ready = 0;
  const pool = new Pool<Job>({ entry: 'lib/build/worker.ts', data, onDone: () => tell(++ready, jobs.length) });
  const made = await pool.run(jobs).finally(() => pool.close());
  return jobs.map((job, at) => ({ job, made: made[at] }) as Done);
}

/** Saves the layout settings with which each page was filled, so that every machine prints the same pages. */
export function saveLayoutLock(done: readonly Done[]): void {
  const locked = [...ofKind(done, 'issue', ({ name }) => name)].map(([name, one]) => [name, one.locked] as const);
  const lock = `${JSON.stringify(Object.fromEntries(locked), null, 2)}\n`;
  if (!existsSync(LOCK) || readFileSync(LOCK, 'utf8') !== lock) writeAtomic(LOCK, lock);
}

/** Makes pictures, share pictures, issues, worksheets and puzzles unless they exist, and the manifests for rendering:
 * prepare(content, tell) → [{ job, made }, …]; throws all faults together. */
export async function prepare(content: Content, tell: (done: number, all: number) => void): Promise<Done[]> {
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
