import type { Content } from 'content/kinds';
import { today } from 'german/dates/day';
import { withPuzzle } from 'puzzles/articles';
import { weeksToSet } from 'puzzles/weeks';
import { pictureSources } from '@/lib/images/derive';
import type { PictureFacts } from '@/lib/images/settings';
import type { PrintedIssue } from '@/lib/issues/manifest';
import { type ShareCard, shareCards } from '@/lib/pages/registry';
import { handoutsOf } from '@/lib/print/handouts/handouts';
import { readLock } from '@/lib/print/page-lock';
import type { LockedPages } from '@/lib/print/set-issue';
import type { PrintedFile } from '@/lib/printed-file';
import { withPack } from '@/lib/school/pack/places';
import type { PrintedSheets } from '@/lib/school/sheet-files';

/** Input and result of each kind of job. */
type Kinds = {
  picture: { src: string; result: PictureFacts };
  share: { card: ShareCard; result: string };
  issue: { name: string; locked: LockedPages; result: { folder: string; printed: PrintedIssue; locked: LockedPages } };
  worksheet: { slug: string; result: PrintedSheets };
  puzzles: { name: string; result: PrintedFile };
  pack: { name: string; result: PrintedFile };
  blank: { result: PrintedFile[] };
  handout: { path: string; result: PrintedFile };
  icons: { result: readonly { path: string; file: string }[] };
};
export type JobKind = keyof Kinds;

/** An independent unit of work: { kind: 'picture', src: 'events/zoo.webp' } */
export type Job = { [Kind in JobKind]: { kind: Kind } & Omit<Kinds[Kind], 'result'> }[JobKind];
export type JobOf<Kind extends JobKind> = Extract<Job, { kind: Kind }>;
export type ResultOf<Kind extends JobKind> = Kinds[Kind]['result'];
export type Worker = { [Kind in JobKind]: (job: JobOf<Kind>) => Promise<ResultOf<Kind>> };

/** Usual time of a job on a small machine, in seconds. */
const SECONDS: Readonly<Record<JobKind, number>> = {
  issue: 60,
  pack: 2.4,
  worksheet: 1.8,
  puzzles: 0.4,
  picture: 0.6,
  share: 0.6,
  blank: 0.2,
  icons: 0.1,
  handout: 0.1,
};

/** secondsOf([{ kind: 'picture', src: 'events/zoo.webp' }]) → 0.6 */
export const secondsOf = (jobs: readonly Job[]) => jobs.reduce((sum, { kind }) => sum + SECONDS[kind], 0);

/** All jobs before rendering, long ones first, so that no core idles at the end:
 * jobsOf(content, 'content/pictures') → [{ kind: 'issue', name: '2026-48', … }, …] */
export function jobsOf(content: Content, pictures: string): Job[] {
  const lock = readLock();
  return [
    ...content.issues.map(({ name }): Job => ({ kind: 'issue', name, locked: lock[name] ?? {} })),
    ...withPack(content).map(({ name }): Job => ({ kind: 'pack', name })),
    ...content.worksheets.map(({ slug }): Job => ({ kind: 'worksheet', slug })),
    ...weeksToSet(content.lists.puzzles.first, today()).map(({ name }): Job => ({ kind: 'puzzles', name })),
    ...withPuzzle(content).map(({ slug }): Job => ({ kind: 'puzzles', name: slug })),
    { kind: 'blank' },
    { kind: 'icons' },
    ...handoutsOf(content).map(({ path }): Job => ({ kind: 'handout', path })),
    ...pictureSources(pictures).map((src): Job => ({ kind: 'picture', src })),
    ...shareCards(content).map((card): Job => ({ kind: 'share', card })),
  ];
}
