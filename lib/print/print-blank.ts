import { join } from 'node:path';
import type { Content } from 'content/kinds';
import { blankPagePath } from '@/lib/paths';
import type { PrintedFile } from '@/lib/printed-file';
import { cachedPdf } from './cached-pdf';
import { TYPST } from './compile';
import type { Typst } from './typst-run';

/** Paper sizes of the blank page. */
const BLANK_SIZES = ['a4', 'a3'] as const;

const TEMPLATES = join(TYPST, 'school');
const LARGEST_PDF = 200_000;

type Options = { typst: Typst; fonts: string; cache: string };

/** The blank newspaper page as PDF/UA-1, in both sizes:
 * printBlankPages(content, options) → [{ path: '/schule/unsere-zeitung-a4.pdf', file: '.cache/print/…', … }, …] */
export function printBlankPages({ title, school }: Content, { typst, fonts, cache }: Options): PrintedFile[] {
  const data = { ...school.paper, product: title.name };
  const kept = { cache, fonts, templates: [TEMPLATES], largest: LARGEST_PDF };
  return BLANK_SIZES.map((paper) => {
    try {
      const set = () => ({ pdf: typst(join(TEMPLATES, 'blank-page.typ'), data, { paper }).pdf(), pages: 1 });
      return { path: blankPagePath(paper), ...cachedPdf([paper, data], kept, set) };
    } catch (error) {
      throw new Error(`content/school.yaml · paper: ${(error as Error).message}`);
    }
  });
}
