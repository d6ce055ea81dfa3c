import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { built } from '../built-content';
import { exported } from '../exported';

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
