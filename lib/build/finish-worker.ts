import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hashOf } from '@/lib/export/keep-files';
import type { Render } from '@/lib/export/passes/fill-islands';
import { type Context, finishPage, type Planned } from '@/lib/export/run';
import { divider } from '@/lib/syllables/divide';
import { answerJobs } from './answer-jobs';

export type FinishData = {
  /** Where Next exported to. */
  out: string;
  context: Context;
  syllables: Parameters<typeof divider>[0];
  /** The module that renders islands. */
  islands: string;
};

export type FinishedPage = { hash: string; hasIslands: boolean };

/** Reads, finishes and writes one page; many share a style sheet, which is written once a process. */
function open({ out, context, syllables, islands }: FinishData) {
  const divide = divider(syllables);
  const rendering = import(pathToFileURL(islands).href) as Promise<{ render: Render }>;
  const written = new Set<string>();
  return async (planned: Planned): Promise<FinishedPage> => {
    const { render } = await rendering;
    const file = join(out, planned.name);
    const { html, files } = finishPage(readFileSync(file, 'utf8'), planned, context, { divide, render });
    for (const [address, text] of files) {
      if (written.has(address)) continue;
      written.add(address);
      mkdirSync(dirname(join(out, address)), { recursive: true });
      writeFileSync(join(out, address), text);
    }
    writeFileSync(file, html);
    return { hash: hashOf([html]), hasIslands: html.includes(' data-islands=') };
  };
}

answerJobs(open);
