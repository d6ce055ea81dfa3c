import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Content, Issue } from '@/lib/content/kinds';
import { makeSetter } from './compile';
import { makeFonts } from './fonts';
import { CACHE, readLock } from './kept';
import { drawnPages } from './raster';
import { prepareIssue, typesetIssue } from './set-issue';

/** Draws one page as PNG, faults or not: proof(content, issue, 2, 'page.png', 1200) → { locked: { '2': { … } }, faults: ['Seite 2: …'],
 * coarse: [ … ], frames: [ … ] } */
export async function proof(content: Content, issue: Issue, page: number, png: string, width: number) {
  const setter = makeSetter(await makeFonts(CACHE));
  const source = await prepareIssue(content, issue, 'content/pictures', CACHE, [page]);
  const { set, ...told } = await typesetIssue(source, setter, readLock()[issue.name] ?? {});
  let number = source.data.sheets[0]?.pages[0]?.number ?? page;
  for await (const { data, info } of drawnPages(set.pdf(), width)) {
    if (number === page) writeFileSync(png, await sharp(data, { raw: info }).png().toBuffer());
    number += 1;
  }
  return { ...told, frames: set.frames };
}
