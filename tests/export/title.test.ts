import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOfPages } from '@/lib/print/raster';
import { built } from '../built-content';
import { exported } from '../exported';
import { content } from '../fixtures/content';

const read = (file: string) => readFileSync(join('out', file));
const ending = (...ends: string[]) => exported.filter((file) => ends.some((end) => file.endsWith(end)));

/** Normalizes '#fff9ec', '#fff9ec80' and '#fff' to six capital digits. */
function sixDigits(colour: string): string {
  const digits = colour.slice(1).toUpperCase();
  return `#${digits.length < 6 ? [...digits.slice(0, 3)].flatMap((digit) => [digit, digit]).join('') : digits.slice(0, 6)}`;
}
const isGrey = (colour: string) => new Set(colour.slice(1).match(/../g)).size === 1;

const coloursOf = (title: unknown) =>
  new Set((JSON.stringify(title).match(/#[\dA-F]{6}\b/gi) ?? []).map(sixDigits).filter((colour) => !isGrey(colour)));

/** Colours in a file. In pages and scripts only quoted ones count, because anchors look the same. */
function shownIn(file: string): string[] {
  const pattern = /\.(css|svg)$/.test(file) ? /#[\da-f]{3,8}\b/gi : /(?<=["'`])#(?:[\da-f]{6}|[\da-f]{8})(?=["'`])/gi;
  return [...new Set((read(file).toString().match(pattern) ?? []).map(sixDigits))].filter((colour) => !isGrey(colour));
}

test('all colours in pages, sheets, scripts and drawings belong to the title', () => {
  const known = coloursOf(built.title);
  const strange = ending('.css', '.svg', '.html', '.js', '.webmanifest').flatMap((file) =>
    shownIn(file)
      .filter((colour) => !known.has(colour))
      .map((colour) => `${file}: ${colour}`),
  );
  expect(strange).toEqual([]);
});

/** The fixtures have the original title; if the built site has another one, no trace of it may remain, except that a
 * title with another name alone keeps addresses and colours. */
const before = content.title;
const isAnother = before.name !== built.title.name;
const hasOtherAddresses = isAnother && before.prefix !== built.title.prefix;
const hasOtherColours = JSON.stringify(before.palette) !== JSON.stringify(built.title.palette);
const TRACE = new RegExp(before.name, 'i');

test('no address, text or script names another title', () => {
  const PICTURES = /\.(avif|webp|png|ico|pdf|woff2|mp3)$/;
  const texts = exported.filter((file) => !PICTURES.test(file) && TRACE.test(read(file).toString()));
  expect([...exported.filter((file) => TRACE.test(file)), ...texts].length > 0).toBe(!hasOtherAddresses);
});

test('no PDF names another title, neither in its text nor in its metadata', async () => {
  const naming: string[] = [];
  for (const file of ending('.pdf')) {
    const bytes = read(file);
    // In compressed bytes four letters occur by chance.
    const metadata = bytes.toString('latin1').replace(/\/Filter[\s\S]*?endstream/g, '');
    if (TRACE.test(metadata) || TRACE.test((await textOfPages(bytes)).join('\n'))) naming.push(file);
  }
  expect(naming).toEqual(isAnother ? [] : expect.arrayContaining([expect.any(String)]));
});

test('another title leaves none of the old colours', () => {
  const old = coloursOf(before);
  const left = ending('.css', '.svg', '.html', '.js', '.webmanifest').flatMap((file) =>
    shownIn(file).filter((colour) => old.has(colour)),
  );
  expect(left.length > 0).toBe(!hasOtherColours);
});
