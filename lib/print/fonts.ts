import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { printableLetters } from 'content/printable';
import { hashOf } from 'german/hash';
import subsetFont from 'subset-font';
import { writeAtomic } from '@/lib/atomic-file';

const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;

const bricolage = (set: LetterSet) =>
  `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${set}-standard-normal.woff2`;
const atkinson = (weight: number) => (set: LetterSet) =>
  `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${set}-${weight}-normal.woff2`;

/** A face comes in two files that cannot be joined. Typst takes from the second what the first lacks, such as „ř“, if it has another name. */
export const LETTER_SETS = ['latin', 'latin-ext'] as const;
type LetterSet = (typeof LETTER_SETS)[number];

/** Fonts of the print edition as static instances: Typst does not support variable fonts, and Bricolage has no static condensed one. */
const CUTS = [
  { name: 'head', source: bricolage, axes: { opsz: 96, wght: 800, wdth: 80 } },
  { name: 'kicker', source: bricolage, axes: { opsz: 14, wght: 800, wdth: 100 } },
  { name: 'text-400', source: atkinson(400), axes: {} },
  { name: 'text-600', source: atkinson(600), axes: {} },
  { name: 'text-700', source: atkinson(700), axes: {} },
] as const;

/** Names of the second files, as long as those of the first, in the templates' lists of fonts (lib/print/typst/type.typ). */
const RENAMED = [
  ['Hyperlegible Next', 'Hyperlegible More'],
  ['Grotesque 96pt', 'Grotesque More'],
] as const;

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');

const renamed = (font: Buffer): Buffer =>
  Buffer.from(
    RENAMED.reduce((bytes, [from, to]) => bytes.replaceAll(utf16(from), utf16(to)), font.toString('latin1')),
    'latin1',
  );

/** Makes missing font files below `cache`: makeFonts('.cache/print') → '.cache/print/fonts-…', with a folder for each set of letters */
export async function makeFonts(cache: string): Promise<string> {
  const letters = printableLetters();
  const files = LETTER_SETS.flatMap((set) =>
    CUTS.map(({ name, source, axes }) => ({ set, name, axes, font: readFileSync(resolve(source(set))) })),
  );
  const hash = hashOf([JSON.stringify([CUTS, letters, RENAMED]), ...files.map(({ font }) => font)], 8);
  const folder = join(cache, `fonts-${hash}`);
  for (const { set, name, axes, font } of files) {
    const file = join(folder, set, `${name}.ttf`);
    if (existsSync(file)) continue;
    const cut = await subsetFont(font, letters, { targetFormat: 'sfnt', variationAxes: axes });
    writeAtomic(file, set === 'latin' ? cut : renamed(cut));
  }
  return folder;
}
