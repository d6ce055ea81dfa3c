import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Content, Issue } from 'content/kinds';
import { hashOf } from 'german/hash';
import { readCached, writeAtomic } from '@/lib/atomic-file';
import type { PrintedIssue, PrintedPage, Zone } from '@/lib/issues/manifest';
import { issuePath } from '@/lib/paths';
import { printCode } from './code';
import { type Setter, TYPST } from './compile';
import type { Place } from './metadata';
import { pagePictures, WIDTHS } from './page-pictures';
import { drawnPages } from './raster';
import { type LockedPages, type Prepared, prepareIssue, typesetIssue } from './set-issue';
import { titleFiles } from './title-files';

const LARGEST_PDF = 6_000_000;
const FACTS = 'printed.json';
/** In millimetres. */
const PAGE = { width: 280, height: 400 };
const TENTHS = 10;

type Printed = { folder: string; printed: PrintedIssue; locked: LockedPages };
type Options = {
  pictures: string;
  cache: string;
  setter: Setter;
  /** Folder of the fonts; its name contains their hash. */
  fonts: string;
  locked: LockedPages;
};

/** All templates, as most depend on each other. */
const templates = () =>
  (readdirSync(TYPST, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.typ'))
    .sort()
    .map((name) => readFileSync(join(TYPST, name), 'utf8'))
    .join('\n');

/** Needs no picture bytes: file names contain their hash. */
const keyOf = ({ data }: Prepared, open: boolean, fonts: string, locked: LockedPages) =>
  hashOf([
    [
      printCode(),
      open,
      templates(),
      basename(fonts),
      ...[WIDTHS, titleFiles, locked, data].map((part) => JSON.stringify(part)),
    ].join('\0'),
  ]);

/** Typesets an issue unless it is cached; errors name file, page and lines:
 * printIssue(content, issue, options) → { folder: '.cache/print/1f2e', printed: { pages: […] }, … } */
export async function printIssue(content: Content, issue: Issue, options: Options): Promise<Printed> {
  const { pictures, cache, setter, fonts, locked: known } = options;
  const source = await prepareIssue(content, issue, pictures, cache);
  const factsOf = (locked: LockedPages) => join(cache, keyOf(source, issue.open, fonts, locked), FACTS);
  const kept = readCached<{ printed: PrintedIssue }>(factsOf(known));
  if (kept) return { folder: join(factsOf(known), '..'), printed: kept.printed, locked: known };
  const { set, locked, faults, coarse } = await typesetIssue(source, setter, known);
  const wrong = [...faults, ...coarse];
  if (wrong.length > 0)
    throw new Error(wrong.map((fault) => `content/issues/${issue.name}.yaml · ${fault}`).join('\n'));
  const folder = join(factsOf(locked), '..');
  rmSync(folder, { recursive: true, force: true });
  const address = issuePath(issue.name);
  const pdf = set.pdf();
  if (pdf.length > LARGEST_PDF)
    throw new Error(`content/issues/${issue.name}.yaml · PDF: ${pdf.length} Bytes, höchstens ${LARGEST_PDF}`);
  const pages: Promise<PrintedPage>[] = [];
  for await (const pixels of drawnPages(pdf, WIDTHS.large)) {
    const number = pages.length + 1;
    const zones = zonesOf(set.places, number);
    pages.push(pagePictures(pixels, folder, issue.name, number).then((sizes) => ({ number, ...sizes, zones })));
    // Two at a time, as a page takes 18 MB before encoding.
    await pages.at(-2);
  }
  const printed: PrintedIssue = { pages: await Promise.all(pages) };
  if (issue.open) {
    const path = `${address}duda-${issue.name}.pdf`;
    writeAtomic(join(folder, path), pdf);
    printed.pdf = { path, bytes: pdf.length, pages: pages.length };
  }
  // Written last, so that an interrupted run does not look complete.
  writeAtomic(factsOf(locked), JSON.stringify({ printed }));
  return { folder, printed, locked };
}

/** Areas of a page's pieces, in percent:
 * zonesOf([{ page: 2, piece: 0, x: 28, y: 40, … }], 2) → [{ piece: 0, x: 10, y: 10, width: 50, height: 50 }] */
export function zonesOf(places: readonly Place[], page: number): Zone[] {
  const share = (millimetres: number, whole: number) =>
    Math.round((Math.min(Math.max(millimetres, 0), whole) / whole) * 100 * TENTHS) / TENTHS;
  return places
    .filter((place) => place.page === page)
    .map(({ piece, x, y, width, height }) => {
      const [left, top] = [share(x, PAGE.width), share(y, PAGE.height)];
      const [right, bottom] = [share(x + width, PAGE.width), share(y + height, PAGE.height)];
      const rounded = (value: number) => Math.round(value * TENTHS) / TENTHS;
      return { piece, x: left, y: top, width: rounded(right - left), height: rounded(bottom - top) };
    })
    .sort((a, b) => a.piece - b.piece);
}
