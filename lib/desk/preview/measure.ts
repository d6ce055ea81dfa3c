import { parentPort } from 'node:worker_threads';
import { makeSetter, type Setter } from '@/lib/print/compile';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE, readLock } from '@/lib/print/kept';
import { type Fullness, fullnessOf } from '@/lib/print/measure';
import { withPrintPictures } from '@/lib/print/set-issue';
import type { Paper } from './stand-ins/content';

/** `pictures` is the folder of the papers' pictures. */
export type Order = { id: number; papers: Paper[]; pictures: string };
export type FullIssue = Fullness & { number: string };
/** `issues` is missing if a newer order came in before this one was done. */
export type Measured = { id: number; issues?: FullIssue[]; error?: string };

let newest = 0;
let opened: Promise<Setter> | undefined;
const opener = () => makeFonts(CACHE).then(makeSetter);

async function measured({ id, papers, pictures }: Order): Promise<Measured> {
  const issues: FullIssue[] = [];
  const isOld = () => id !== newest;
  try {
    for (const { name, data } of papers) {
      if (isOld()) return { id };
      opened ??= opener();
      const shown = await withPrintPictures(data, pictures, CACHE);
      const fullness = await fullnessOf(shown, await opened, readLock()[name] ?? {}, isOld);
      if (!fullness) return { id };
      issues.push({ number: data.issue.number, ...fullness });
    }
    return { id, issues };
  } catch (error) {
    return { id, error: String((error as Error).stack) };
  }
}

let before = Promise.resolve();
parentPort?.on('message', (order: Order) => {
  newest = order.id;
  before = before.then(async () => parentPort?.postMessage(await measured(order)));
});
