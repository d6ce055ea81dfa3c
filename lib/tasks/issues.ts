import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatFault } from 'content/fault';
import type { Content, Issue } from 'content/kinds';
import sharp from 'sharp';
import { jobsOf } from '@/lib/build/jobs';
import { PICTURES, runJobs, saveLayoutLock } from '@/lib/build/prepare';
import { makeSetter } from '@/lib/print/compile';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE, readLock } from '@/lib/print/page-lock';
import { drawnPages } from '@/lib/print/raster';
import { prepareIssue, typesetIssue } from '@/lib/print/set-issue';
import { readSite } from '@/lib/publishing/read';

/** Draws one page as PNG, faults or not, and returns the faults. */
async function proof(content: Content, issue: Issue, page: number, png: string, width: number) {
  const setter = makeSetter(await makeFonts(CACHE));
  const source = await prepareIssue(content, issue, 'content/pictures', CACHE, [page]);
  const { set, ...result } = await typesetIssue(source, setter, readLock()[issue.name] ?? {});
  let number = source.data.sheets[0]?.pages[0]?.number ?? page;
  for await (const { data, info } of drawnPages(set.pdf(), width)) {
    if (number === page) writeFileSync(png, await sharp(data, { raw: info }).png().toBuffer());
    number += 1;
  }
  return { ...result, frames: set.frames };
}

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { only: text, page: text, png: text, width: text } });

const { content, faults } = readSite('content');
if (!content) {
  for (const fault of faults) console.error(formatFault(fault));
  process.exit(1);
}

try {
  if (values.png) {
    const issue = content.issues.find(({ name }) => name === values.only);
    if (!issue) throw new Error(`Eine Ausgabe ${values.only} gibt es nicht: --only 2026-47 --page 2 --png seite.png`);
    const result = await proof(content, issue, Number(values.page ?? 1), values.png, Number(values.width ?? 1600));
    console.log(JSON.stringify(result, null, 2));
  } else {
    const jobs = jobsOf(content, PICTURES).filter(({ kind }) => kind === 'issue');
    saveLayoutLock(await runJobs(content, jobs, (done, all) => console.log(`${done} von ${all} Ausgaben`)));
    console.log('Jede Seite ist voll, nichts steht über.');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
