import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { workerData } from 'node:worker_threads';
import { makeSetter, type Setter } from '@/lib/print/compile';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE, readLock } from '@/lib/print/kept';
import { type Fullness, fullnessOf } from '@/lib/print/measure';
import { withPrintPictures } from '@/lib/print/set-issue';
import type { Paper, Told } from './stand-ins/content';
import { hasNewer, serve } from './thread';

export type FullIssue = Fullness & { number: string };
type Answer = { status: number; type: string; body: Uint8Array };
type Site = { told: Told; papersOf: (file: string) => Paper[]; show: (path: string) => Promise<Answer> };

/** Evaluates the whole site again, since modules cache values made from the content. */
function evaluated(): Site {
  const { stage } = workerData as { stage: string };
  make ??= new Script(`(function (exports, require, module) {${readFileSync(stage, 'utf8')}\n})`, {
    filename: stage,
  }).runInThisContext();
  const module = { exports: {} as Site };
  make?.(module.exports, createRequire(stage), module);
  return module.exports;
}

let make: ((exports: Site, require: NodeRequire, module: { exports: Site }) => void) | undefined;
/** From the last content without faults. */
let site: Site | undefined;
let setter: Promise<Setter> | undefined;

const calls = {
  /** → result of checking the content now */
  read: (): Told => {
    const next = evaluated();
    if (next.told.faults.length === 0) site = next;
    return next.told;
  },
  /** → a page, undefined if there is none yet */
  show: (path: string) => site?.show(path),
  /** → print data of a file */
  papersOf: (file: string) => site?.papersOf(file) ?? [],
  /** `pictures` is the folder of the papers' pictures. → undefined if a newer draft is being measured */
  fullness: async (papers: readonly Paper[], pictures: string): Promise<FullIssue[] | undefined> => {
    const issues: FullIssue[] = [];
    for (const { name, data } of papers) {
      if (hasNewer()) return undefined;
      setter ??= makeFonts(CACHE).then(makeSetter);
      const shown = await withPrintPictures(data, pictures, CACHE);
      const fullness = await fullnessOf(shown, await setter, readLock()[name] ?? {}, hasNewer);
      if (!fullness) return undefined;
      issues.push({ number: data.issue.number, ...fullness });
    }
    return issues;
  },
};

/** Runs twice: one thread shows the site, the other measures, so that neither waits for the other. */
export type Calls = typeof calls;
serve(calls);
