import { join } from 'node:path';
import { typesetAll } from 'german/typography';
import { z } from 'zod';
import type { PrintedFile } from '@/lib/printed-file';
import { cachedPdf } from '../cached-pdf';
import { TYPST } from '../compile';
import type { Typst } from '../typst-run';
import { TEMPLATES as WORKSHEETS } from '../worksheets/set-sheet';
import type { Handout } from './handouts';

export const TEMPLATES = 'lib/print/handouts/typst';
const LARGEST_PDF = 200_000;

type Options = { typst: Typst; fonts: string; cache: string };

/** Typesets the PDF unless it is cached; errors name the content file:
 * printHandout(handout, options) → { path: '/streitfrage/stimmzettel/zoo.pdf', pages: 3, … } */
export function printHandout({ path, template, file, data }: Handout, { typst, fonts, cache }: Options): PrintedFile {
  const texts = typesetAll(data);
  const kept = { cache, fonts, templates: [TEMPLATES, WORKSHEETS, TYPST], largest: LARGEST_PDF };
  try {
    const set = () => {
      const sheet = typst(join(TEMPLATES, `${template}.typ`), texts, {});
      const [pages = 0] = sheet.metadata('pages', z.int());
      return { pdf: sheet.pdf(), pages };
    };
    return { path, ...cachedPdf([template, texts], kept, set) };
  } catch (error) {
    throw new Error(`content/${file} · ${(error as Error).message}`);
  }
}
