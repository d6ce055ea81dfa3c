import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Worksheet } from 'content/kinds';
import { hashOf } from 'german/hash';
import { typesetAll } from 'german/typography';
import sharp from 'sharp';
import { z } from 'zod';
import { writeAtomic } from '@/lib/atomic-file';
import { sheetCoverPath, worksheetFile } from '@/lib/paths';
import { guideOf } from '@/lib/school/guide';
import { levelsOf, type SheetLevel } from '@/lib/school/levels';
import { sheetOf } from '@/lib/school/sheet';
import type { PrintedSheets } from '@/lib/school/sheet-files';
import { cachedPdf, type PdfFile } from '../cached-pdf';
import { TYPST } from '../compile';
import { drawnPages } from '../raster';
import type { Typst } from '../typst-run';
import { greyPicture } from './grey-picture';
import { fitted, type PrintSheet, TEMPLATES, TIERS } from './set-sheet';

const LARGEST_PDF = 500_000;
/** Picture width of the most generous tier. */
const PICTURE = TIERS[0].picture;

/** In pixels, twice the width on a card of the list. */
const COVER = { width: 352, quality: 70 };

type Options = { typst: Typst; fonts: string; pictures: string; cache: string };

const keptIn = ({ cache, fonts }: Options) => ({
  cache,
  fonts,
  templates: [TEMPLATES, TYPST],
  largest: LARGEST_PDF,
});

const sharedOf = (content: Content, title: string, what: string) => ({
  product: content.title.name,
  pdfTitle: `${title}: ${what}`,
  description: `${content.site.tagline}, ${what}`,
});

/** A sheet with its picture and the facts of its file: printSheet(content, worksheet, 'simple', options) → { title: '…', pdfTitle: '…', … } */
export async function printSheet(
  content: Content,
  worksheet: Worksheet,
  level: SheetLevel,
  { pictures, cache }: Pick<Options, 'pictures' | 'cache'>,
): Promise<PrintSheet> {
  const sheet = sheetOf(content, worksheet, level);
  const file = await greyPicture(sheet.image.src, PICTURE, pictures, join(cache, 'pictures'));
  const what = `Arbeitsblatt, ${sheet.levelName}`;
  return { ...sheet, ...sharedOf(content, sheet.title, what), image: { ...sheet.image, file } };
}

async function printLevel(content: Content, worksheet: Worksheet, level: SheetLevel, options: Options) {
  const data = await printSheet(content, worksheet, level, options);
  return cachedPdf([TIERS, data], keptIn(options), () => {
    const { set, pages } = fitted(options.typst, data);
    return { pdf: set.pdf(), pages };
  });
}

function printGuide(content: Content, worksheet: Worksheet, options: Options) {
  const guide = guideOf(content, worksheet);
  const data = typesetAll({ ...guide, ...sharedOf(content, guide.title, 'Hinweise für Lehrkräfte') });
  return cachedPdf([TIERS, data], keptIn(options), () => {
    const set = options.typst(join(TEMPLATES, 'guide.typ'), data, {});
    const [pages = 0] = set.metadata('pages', z.int());
    if (pages > 1) throw new Error('die Hinweise für Lehrkräfte haben mehr als eine Seite; kürzere Texte haben Platz');
    return { pdf: set.pdf(), pages };
  });
}

/** Picture of the first page, cached beside the PDF, whose name contains the hash. */
async function coverOf(slug: string, { file }: PdfFile): Promise<PrintedSheets['cover']> {
  const kept = file.replace(/\.pdf$/, `-${COVER.width}-${COVER.quality}.webp`);
  if (!existsSync(kept)) {
    for await (const { data, info } of drawnPages(readFileSync(file), COVER.width)) {
      const page = sharp(data, { raw: info }).removeAlpha().greyscale();
      writeAtomic(kept, await page.webp({ quality: COVER.quality }).toBuffer());
      break;
    }
  }
  const bytes = readFileSync(kept);
  const { width, height } = await sharp(bytes).metadata();
  const hash = hashOf([bytes], 8);
  return { path: sheetCoverPath(`${slug}-${hash}`), file: kept, width, height };
}

/** Worksheets and teacher's guide, unless cached; errors name file and reason:
 * printSheets(content, worksheet, options) → { sheets: { whole: { path: '/schule/…', … } }, guide: …, cover: … } */
export async function printSheets(content: Content, worksheet: Worksheet, options: Options): Promise<PrintedSheets> {
  const { slug } = worksheet;
  const sheets: PrintedSheets['sheets'] = {};
  const fileOf = (kind: SheetLevel | 'guide', file: PdfFile) => ({ path: worksheetFile(slug, kind), ...file });
  try {
    for (const level of levelsOf(worksheet))
      sheets[level] = fileOf(level, await printLevel(content, worksheet, level, options));
    const [first] = Object.values(sheets);
    if (!first) throw new Error('es steht kein Blatt darin');
    const cover = await coverOf(slug, first);
    return { sheets, guide: fileOf('guide', printGuide(content, worksheet, options)), cover };
  } catch (error) {
    throw new Error(`content/worksheets/${slug}.yaml · ${(error as Error).message}`);
  }
}
