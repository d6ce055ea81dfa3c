import { join } from 'node:path';
import type { Content, Issue } from 'content/kinds';
import { typesetAll } from 'german/typography';
import { z } from 'zod';
import { packFile } from '@/lib/paths';
import type { PrintedFile } from '@/lib/printed-file';
import { cachedPdf } from '../cached-pdf';
import { votesOf } from '../handouts/handouts';
import { TEMPLATES as HANDOUTS } from '../handouts/print-handout';
import { PICTURE, TEMPLATES as PUZZLES, refuseCramped } from '../puzzles/print-puzzles';
import type { Typst } from '../typst-run';
import { greyPicture } from '../worksheets/grey-picture';
import { printSheet } from '../worksheets/print-sheets';
import { fitted, TIERS } from '../worksheets/set-sheet';
import { packOf } from './pack';

const TEMPLATES = 'lib/print/packs/typst';
const LARGEST_PDF = 600_000;

/** Pages of the plan, and of all. */
const packMetadata = z.object({ plan: z.int(), pages: z.int() });

type Options = { typst: Typst; fonts: string; pictures: string; cache: string };

/** Data of the templates; `sheet` is the worksheet. */
async function packData(content: Content, issue: Issue, { pictures, cache }: Options) {
  const { worksheet, debate, words, puzzle, ...pack } = packOf(content, issue);
  const { image } = content.lists.puzzles;
  // Only the days that the plan took count.
  const { days: _, ...copy } = content.school.pack;
  return {
    pack: typesetAll(pack),
    copy: typesetAll(copy),
    product: content.title.name,
    ...(worksheet && { sheet: await printSheet(content, worksheet.worksheet, worksheet.level, { pictures, cache }) }),
    ...(debate && { debate: typesetAll(votesOf(content, debate)) }),
    ...(words && { words: typesetAll(words) }),
    ...(puzzle && {
      puzzle,
      watcher: await greyPicture(image.src, PICTURE, pictures, join(cache, 'pictures')),
    }),
  };
}

function setPack(typst: Typst, data: Awaited<ReturnType<typeof packData>>) {
  const sheet = data.sheet && typesetAll(data.sheet);
  const knobs = data.sheet ? fitted(typst, data.sheet).tier : {};
  const set = typst(
    join(TEMPLATES, 'pack.typ'),
    { ...data, ...(sheet && { sheet }) },
    { knobs: JSON.stringify(knobs) },
  );
  if (data.puzzle) refuseCramped(set, [data.puzzle]);
  const [{ plan, pages } = { plan: 0, pages: 0 }] = set.metadata('pack', packMetadata);
  if (plan > 1) throw new Error('der Plan hat mehr als eine Seite; kürzere Schritte haben Platz');
  return { pdf: set.pdf(), pages };
}

/** The pack of an issue as PDF/UA-1, unless it is cached; errors name the issue:
 * printPack(content, issue, options) → { path: '/schule/pakete/duda-paket-2026-47.pdf', pages: 11, … } */
export async function printPack(content: Content, issue: Issue, options: Options): Promise<PrintedFile> {
  const { typst, fonts, cache } = options;
  try {
    const data = await packData(content, issue, options);
    const kept = { cache, fonts, templates: [TEMPLATES, HANDOUTS, ...PUZZLES], largest: LARGEST_PDF };
    return { path: packFile(issue.name), ...cachedPdf([TIERS, data], kept, () => setPack(typst, data)) };
  } catch (error) {
    throw new Error(`content/issues/${issue.name}.yaml · Paket für die Woche: ${(error as Error).message}`);
  }
}
