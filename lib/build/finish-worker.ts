import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { today } from 'german/dates/day';
import { hashOf } from 'german/hash';
import { divider } from 'german/syllables/divide';
import { readCached, writeAtomic } from '@/lib/atomic-file';
import type { Render } from '@/lib/export/passes/fill-islands';
import { type Context, finishPage, type Planned } from '@/lib/export/run';
import { serveJobs } from './answer-jobs';
import { cacheKeyOf } from './finished-page';

export type FinishData = {
  out: string;
  context: Context;
  syllables: Parameters<typeof divider>[0];
  /** Module that renders islands. */
  islands: string;
  /** Cache folder of finished pages. */
  kept: string;
};

/** `keptAs` is the path of the cache entry below `kept`. */
export type FinishedPage = { hash: string; hasIslands: boolean; keptAs: string };

type Kept = { html: string; files: [address: string, text: string][] };

/** Hash of everything that pages share: code of passes and islands, packages, context and day. */
const makerOf = ({ context, syllables, islands }: FinishData) =>
  hashOf([
    ...[fileURLToPath(import.meta.url), islands, 'package-lock.json'].map((file) => readFileSync(file, 'utf8')),
    JSON.stringify({ context, syllables, day: today() }),
  ]);

/** Finishes and writes one page, or reuses the last result if nothing has changed. Writes shared style sheets once per process. */
function open(data: FinishData) {
  const { out, context, syllables, islands, kept } = data;
  const divide = divider(syllables);
  const rendering = import(pathToFileURL(islands).href) as Promise<{ render: Render }>;
  const maker = makerOf(data);
  const written = new Set<string>();

  async function finishAndCache(exported: string, planned: Planned, keptAs: string): Promise<Kept> {
    const { render } = await rendering;
    const { html, files } = finishPage(exported, planned, context, { divide, render });
    const page = { html, files: [...files] };
    writeAtomic(join(kept, keptAs), JSON.stringify(page));
    return page;
  }

  return async (planned: Planned): Promise<FinishedPage> => {
    const file = join(out, planned.name);
    const exported = readFileSync(file, 'utf8');
    const keptAs = `${cacheKeyOf(exported, planned, maker)}.json`;
    const { html, files } = readCached<Kept>(join(kept, keptAs)) ?? (await finishAndCache(exported, planned, keptAs));
    for (const [address, text] of files) {
      if (written.has(address)) continue;
      written.add(address);
      mkdirSync(dirname(join(out, address)), { recursive: true });
      writeFileSync(join(out, address), text);
    }
    writeFileSync(file, html);
    return { hash: hashOf([html]), hasIslands: html.includes(' data-islands='), keptAs };
  };
}

serveJobs(open);
