import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFault } from '@/lib/content/fault';
import { readContent } from '@/lib/content/read';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE } from '@/lib/print/print-all';
import { openTypst } from '@/lib/print/typst-run';
import { printSheets } from '@/lib/print/worksheets/print-sheets';
import { SHEET_MANIFEST, type SheetManifest } from '@/lib/school/printed';

const { content, faults } = readContent('content');
if (!content) {
  for (const fault of faults) console.error(formatFault(fault));
  process.exit(1);
}

const fonts = await makeFonts(CACHE);
const options = {
  typst: openTypst(fonts),
  fonts,
  pictures: 'content/pictures',
  cache: join(CACHE, 'worksheets'),
  tell: console.log,
};
const manifest: SheetManifest = {};
const wrong: string[] = [];
for (const worksheet of content.worksheets) {
  try {
    manifest[worksheet.slug] = await printSheets(content, worksheet, options);
  } catch (error) {
    wrong.push((error as Error).message);
  }
}
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
writeFileSync(SHEET_MANIFEST, JSON.stringify(manifest));
console.log(`Zu ${content.worksheets.length} Artikeln sind Arbeitsblätter gesetzt.`);
