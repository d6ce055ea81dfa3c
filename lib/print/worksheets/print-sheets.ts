import { join } from 'node:path';
import { z } from 'zod';
import type { Content, Worksheet } from '@/lib/content/kinds';
import { worksheetFile } from '@/lib/pages/paths';
import { guideOf } from '@/lib/school/guide';
import { levelsOf, type SheetLevel } from '@/lib/school/levels';
import type { PrintedSheets } from '@/lib/school/printed';
import { sheetOf } from '@/lib/school/sheet';
import { TYPST } from '../compile';
import { type MadeFile, made } from '../made';
import { typesetAll } from '../typography';
import type { Typst } from '../typst-run';
import { greyPicture } from './grey-picture';
import { type PrintSheet, setSheet, TEMPLATES, TIERS } from './set-sheet';

const LARGEST_PDF = 500_000;
/** As wide as the most generous sheet shows it. */
const PICTURE = TIERS[0].picture;

type Options = { typst: Typst; fonts: string; pictures: string; cache: string };

const keptIn = ({ cache, fonts }: Options) => ({
  cache,
  fonts,
  templates: [TEMPLATES, TYPST],
  largest: LARGEST_PDF,
});

const sharedOf = (content: Content, title: string, what: string) => ({
  product: content.site.product,
  pdfTitle: `${title}: ${what}`,
  description: `${content.site.tagline}, ${what}`,
});

async function printLevel(content: Content, worksheet: Worksheet, level: SheetLevel, options: Options) {
  const sheet = sheetOf(content, worksheet, level);
  const file = await greyPicture(sheet.image.src, PICTURE, options.pictures, join(options.cache, 'pictures'));
  const what = `Arbeitsblatt, ${sheet.levelName}`;
  const data: PrintSheet = { ...sheet, ...sharedOf(content, sheet.title, what), image: { ...sheet.image, file } };
  return made([TIERS, data], keptIn(options), () => setSheet(options.typst, data));
}

function printGuide(content: Content, worksheet: Worksheet, options: Options) {
  const guide = guideOf(content, worksheet);
  const data = typesetAll({ ...guide, ...sharedOf(content, guide.title, 'Hinweise für Lehrkräfte') });
  return made([TIERS, data], keptIn(options), () => {
    const set = options.typst(join(TEMPLATES, 'guide.typ'), data, {});
    const [pages = 0] = set.told('pages', z.int());
    if (pages > 1) throw new Error('die Hinweise für Lehrkräfte haben mehr als eine Seite; kürzere Texte haben Platz');
    return { pdf: set.pdf(), pages };
  });
}

/** Sheets and note, unless they are there: → { sheets: { whole: { path: '/schule/…', … } }, guide: … }; throws with file and reason. */
export async function printSheets(content: Content, worksheet: Worksheet, options: Options): Promise<PrintedSheets> {
  const { slug } = worksheet;
  const sheets: PrintedSheets['sheets'] = {};
  const told = (kind: SheetLevel | 'guide', file: MadeFile) => ({ path: worksheetFile(slug, kind), ...file });
  try {
    for (const level of levelsOf(worksheet))
      sheets[level] = told(level, await printLevel(content, worksheet, level, options));
    return { sheets, guide: told('guide', printGuide(content, worksheet, options)) };
  } catch (error) {
    throw new Error(`content/worksheets/${slug}.yaml · ${(error as Error).message}`);
  }
}
