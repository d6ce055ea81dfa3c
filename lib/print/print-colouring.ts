import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Content } from 'content/kinds';
import { colouringFile } from '@/lib/paths';
import type { PrintedFile } from '@/lib/printed-file';
import { cachedPdf } from './cached-pdf';
import { TYPST } from './compile';
import type { Typst } from './typst-run';

const TEMPLATES = join(TYPST, 'school');
const LARGEST_PDF = 200_000;

type Options = { typst: Typst; fonts: string; cache: string; pictures: string };

/** Each drawing as a PDF/UA-1 of its own: printColouring(content, options) → [{ path: '/letzte-seite/ausmalen/am-korallenriff.pdf', file:
 * '.cache/print/…', … }, …] */
export function printColouring(
  { title: { name: product }, colouring }: Content,
  { typst, fonts, cache, pictures }: Options,
): PrintedFile[] {
  const kept = { cache, fonts, templates: [TEMPLATES], largest: LARGEST_PDF };
  return colouring.map(({ src, alt, title }) => {
    const drawing = join(pictures, src);
    const data = { title, alt, product, file: `/${relative(process.cwd(), resolve(drawing))}` };
    try {
      const set = () => ({ pdf: typst(join(TEMPLATES, 'colouring.typ'), data, {}).pdf(), pages: 1 });
      return { path: colouringFile(src), ...cachedPdf([data, readFileSync(drawing, 'utf8')], kept, set) };
    } catch (error) {
      throw new Error(`content/colouring.yaml · ${src}: ${(error as Error).message}`);
    }
  });
}
