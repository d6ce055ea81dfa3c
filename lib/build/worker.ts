import { join } from 'node:path';
import type { Content } from 'content/kinds';
import { today } from 'german/dates/day';
import { weeksToSet } from 'puzzles/weeks';
import sharp from 'sharp';
import { derivePicture } from '@/lib/images/derive';
import { makeIcons } from '@/lib/images/icons';
import { makeShareCard } from '@/lib/images/og/make';
import { makeSetter } from '@/lib/print/compile';
import { handoutsOf } from '@/lib/print/handouts/handouts';
import { printHandout } from '@/lib/print/handouts/print-handout';
import { printPack } from '@/lib/print/packs/print-pack';
import { CACHE } from '@/lib/print/page-lock';
import { printBlankPages } from '@/lib/print/print-blank';
import { printColouring } from '@/lib/print/print-colouring';
import { printIssue } from '@/lib/print/print-issue';
import { printPuzzles } from '@/lib/print/puzzles/print-puzzles';
import { articleSet, weekSet } from '@/lib/print/puzzles/sets';
import { openTypst, type Typst } from '@/lib/print/typst-run';
import { printSheets } from '@/lib/print/worksheets/print-sheets';
import { serveJobs } from './answer-jobs';
import type { Job, Worker } from './jobs';

/** `fonts` is the folder of the print fonts, made beforehand. */
export type WorkerData = { content: Content; fonts: string; pictures: string };

/** An issue takes 860 MB, most of which stays. Two processes beside Next must fit into the 4 GB of a small machine. */
const MOST_BYTES = 768 * 2 ** 20;

// Each build process keeps one core busy.
sharp.concurrency(1);

/** Opens fonts, compiler and templates once, on first use, since that takes a second. */
function once<T>(open: () => T): () => T {
  let opened: T | undefined;
  return () => {
    opened ??= open();
    return opened;
  };
}
let typst: (() => Typst) | undefined;

function open({ content, fonts, pictures }: WorkerData) {
  // Kept when the content changes, unlike the rest.
  typst ??= once(() => openTypst(fonts));
  const compiler = typst;
  const setter = once(() => makeSetter(fonts, compiler()));
  const optionsFor = (folder: string) => ({ typst: compiler(), fonts, pictures, cache: join(CACHE, folder) });

  function named<T>(list: readonly T[], isIt: (entry: T) => boolean, name: string): T {
    const found = list.find(isIt);
    if (!found) throw new Error(`${name} is not in content.`);
    return found;
  }

  const worker: Worker = {
    picture: ({ src }) => derivePicture(pictures, src),
    share: ({ card }) => makeShareCard(pictures, card),
    issue: async ({ name, locked }) => {
      const issue = named(content.issues, (one) => one.name === name, name);
      return printIssue(content, issue, { pictures, cache: CACHE, setter: setter(), fonts, locked });
    },
    worksheet: async ({ slug }) => {
      const sheet = named(content.worksheets, (one) => one.slug === slug, slug);
      return printSheets(content, sheet, optionsFor('worksheets'));
    },
    pack: async ({ name }) => {
      const issue = named(content.issues, (one) => one.name === name, name);
      return printPack(content, issue, optionsFor('packs'));
    },
    puzzles: async ({ name }) => {
      const week = weeksToSet(content.lists.puzzles.first, today()).find((one) => one.name === name);
      const set = week
        ? weekSet(content, week)
        : articleSet(
            content,
            named(content.articles, ({ slug }) => slug === name, name),
          );
      return printPuzzles(set, optionsFor('puzzles'));
    },
    icons: () => makeIcons(content.title),
    blank: async () => [
      ...printBlankPages(content, optionsFor('school')),
      ...printColouring(content, optionsFor('school')),
    ],
    handout: async ({ path }) => {
      const handout = named(handoutsOf(content), (one) => one.path === path, path);
      return printHandout(handout, optionsFor('handouts'));
    },
  };
  return (job: Job) => (worker[job.kind] as (of: Job) => Promise<unknown>)(job);
}

serveJobs(open, MOST_BYTES);
