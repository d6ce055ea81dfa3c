import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { makeSetter } from '@/lib/print/compile';
import { makeFonts } from '@/lib/print/fonts';
import { drawnPages } from '@/lib/print/raster';
import { setIssue } from '@/lib/print/set-issue';

const { values } = parseArgs({
  options: { only: { type: 'string' }, page: { type: 'string' }, png: { type: 'string' }, width: { type: 'string' } },
});
const { content, faults } = readContent('content');
if (!content) {
  for (const fault of faults) console.error(formatFault(fault));
  process.exit(1);
}
const setter = makeSetter(await makeFonts('.cache/print'));
for (const issue of content.issues.filter(({ name }) => !values.only || name === values.only)) {
  const pages = values.page ? [Number(values.page)] : undefined;
  const made = await setIssue(content, issue, {
    pictures: 'content/pictures',
    cache: '.cache/print',
    setter,
    locked: {},
    pages,
  });
  console.log(
    JSON.stringify({ locked: made.locked, faults: made.faults, thin: made.thin, frames: made.set.frames }, null, 1),
  );
  const pdf = made.set.pdf();
  if (values.png) {
    let at = pages ? (made.data.sheets[0]?.pages[0]?.number ?? 1) : 1;
    for await (const { data, info } of drawnPages(pdf, Number(values.width ?? 1600))) {
      if (!pages || pages.includes(at)) writeFileSync(values.png, await sharp(data, { raw: info }).png().toBuffer());
      at += 1;
    }
  }
}
