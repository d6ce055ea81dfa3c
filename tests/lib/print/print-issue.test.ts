import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Raw, type Sharp } from 'sharp';
import type { PrintedIssue } from '@/lib/issues/manifest';
import type { Setter } from '@/lib/print/compile';
import { makeFonts } from '@/lib/print/fonts';
import { WIDTHS } from '@/lib/print/page-pictures';
import { printIssue } from '@/lib/print/print-issue';
import { drawnPages } from '@/lib/print/raster';
import type { LockedPages } from '@/lib/print/set-issue';
import {
  articleOf,
  blocksOf,
  CACHE,
  contentWith,
  frontOf,
  frontPieces,
  issueOf,
  newCache,
  PICTURES,
  sharedSetter,
} from './sample';

const article = articleOf(blocksOf(12));
/** Number of compilations since the last call of `print`. */
let compiled = 0;
let locked: LockedPages = {};

const cache = newCache();
afterAll(() => rmSync(cache, { recursive: true, force: true }));

// Large enough for a front page.
const pictures = join(cache, 'sharp');
beforeAll(async () => {
  cpSync(PICTURES, pictures, { recursive: true });
  for (const name of ['scene.webp', 'motif.webp'])
    await sharp(join(PICTURES, name)).resize(2016).toFile(join(pictures, name));
});

const print = async (issue = issueOf([frontOf()]), text = article, from = pictures) => {
  compiled = 0;
  const setter = await sharedSetter();
  const counted: Setter = (...given) => {
    compiled += 1;
    return setter(...given);
  };
  const fonts = await makeFonts(CACHE);
  const options = {
    pictures: from,
    cache,
    setter: counted,
    fonts,
    locked,
  };
  return printIssue(contentWith(text), issue, options);
};

let folder: string;
let printed: PrintedIssue;
beforeAll(async () => {
  ({ folder, printed, locked } = await print());
});

test('the viewer gets a small picture for phones and a large one for zooming', async () => {
  const [page] = printed.pages;
  expect([page?.small.width, page?.large.width]).toEqual([640, 1760]);
  for (const { width, height, avif, webp } of [page?.small, page?.large].flatMap((picture) => picture ?? []))
    for (const path of [avif, webp])
      expect(await sharp(readFileSync(join(folder, path))).metadata()).toMatchObject({ width, height });
});

test('the first page is at most 90 kB on a phone', () =>
  expect(readFileSync(join(folder, printed.pages[0]?.small.avif ?? '')).length).toBeLessThanOrEqual(90_000));

test('URLs start at the site’s root and change with the picture', () => {
  expect(printed.pages[0]?.small.avif).toMatch(/^\/pictures\/ausgabe\/2026-47-1-[0-9a-f]{8}-640\.avif$/);
  expect(printed.pdf?.path).toBe('/ausgabe/2026-47/duda-2026-47.pdf');
});

test('the stated size of the PDF is right', () => {
  const bytes = readFileSync(join(folder, printed.pdf?.path ?? ''));
  expect(printed.pdf).toMatchObject({ bytes: bytes.length, pages: 1 });
  expect(bytes.length).toBeLessThan(6_000_000);
});

test('the page has the right colours', async () => {
  const { data, info } = await sharp(readFileSync(join(folder, printed.pages[0]?.large.webp ?? '')))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  // The masthead is sun, #FFC02E.
  const [red = 0, green = 0, blue = 0] = at(10, 10);
  expect(Math.abs(red - 0xff) + Math.abs(green - 0xc0) + Math.abs(blue - 0x2e)).toBeLessThan(18);
});

/** Mean difference: below SAME for the same page, above OTHER for another one. */
const [SAME, OTHER] = [3, 6];

/** Mean difference of two page pictures, in 255 grey levels. */
async function difference(pixels: { data: Buffer; info: Raw }, picture: string): Promise<number> {
  const SIZE = { width: 160, height: 229, fit: 'fill' } as const;
  const grey = (image: Sharp) => image.removeAlpha().resize(SIZE).greyscale().raw().toBuffer();
  const [page, shown] = await Promise.all([grey(sharp(pixels.data, { raw: pixels.info })), grey(sharp(picture))]);
  return page.reduce((sum, value, at) => sum + Math.abs(value - (shown[at] ?? 0)), 0) / page.length;
}

async function drawn(folder: string, { pdf }: PrintedIssue) {
  for await (const page of drawnPages(readFileSync(join(folder, pdf?.path ?? '')), WIDTHS.large)) return page;
  throw new Error('Das PDF hat keine Seite.');
}

test('the viewer’s pictures match the PDF in each size and format (R-ISS-17)', async () => {
  const page = await drawn(folder, printed);
  for (const size of [printed.pages[0]?.small, printed.pages[0]?.large])
    for (const path of [size?.avif, size?.webp])
      expect(await difference(page, join(folder, path ?? ''))).toBeLessThan(SAME);
});

test('an unchanged issue is not typeset again', async () => {
  expect(await print()).toMatchObject({ folder, printed });
  expect(compiled).toBe(0);
});

test('a changed word causes typesetting', async () => {
  const [first, ...others] = article.content;
  const changed =
    first?.type === 'paragraph' ? [{ ...first, text: first.text.replace('Eulen', 'Käuzen') }, ...others] : [];
  const again = await print(undefined, { ...article, content: changed });
  expect(again.folder).not.toBe(folder);
  // Closes the page as before, then compiles it with its pictures.
  expect(compiled).toBe(2);
});

test('a closed issue has only its front page, and no PDF; its picture matches no other page (R-ISS-17)', async () => {
  const contents = [2, 3, 4].map((page) => ({ page, title: `Was auf Seite ${page} steht` }));
  const issue = issueOf([frontOf()], { open: false, contents, motto: 'Wal ahoi!' });
  const closed = await print(issue, articleOf(blocksOf(12).toReversed()));
  expect(closed.printed.pages).toHaveLength(1);
  expect(closed.printed.pdf).toBeUndefined();
  expect(existsSync(join(closed.folder, 'ausgabe/2026-47/duda-2026-47.pdf'))).toBe(false);
  const shown = join(closed.folder, closed.printed.pages[0]?.small.avif ?? '');
  expect(await difference(await drawn(folder, printed), shown)).toBeGreaterThan(OTHER);
});

test('a page that cannot be closed is told with its file, in a build and in `next dev` (R-DESK-15)', async () => {
  await expect(print(issueOf([frontOf(frontPieces(20))]))).rejects.toThrow(
    /content\/issues\/2026-47\.yaml · Seite 1: \d+ Zeilen zu viel \(kurze Nachrichten\)/,
  );
});

test('a picture of too low resolution stops the build and states the size it needs (R-ISS-19)', async () => {
  await expect(print(undefined, undefined, PICTURES)).rejects.toThrow(
    /content\/issues\/2026-47\.yaml · Seite 1: das Bild scene\.webp hat nur \d+ Punkte je Zoll, mindestens 200; 256 mm breit gesetzt braucht es 2016 Punkte/,
  );
});
