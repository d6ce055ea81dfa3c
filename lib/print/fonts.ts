import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { writeAtomic } from '@/lib/build/kept';
import { hashOf } from '@/lib/hash';

const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;

const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const atkinson = (weight: number) =>
  `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`;

/** Fonts of the print edition as static instances: Typst does not support variable fonts, and Bricolage has no static condensed one. */
const CUTS = [
  { name: 'head', source: BRICOLAGE, axes: { opsz: 96, wght: 800, wdth: 80 } },
  { name: 'kicker', source: BRICOLAGE, axes: { opsz: 14, wght: 800, wdth: 100 } },
  { name: 'text-400', source: atkinson(400), axes: {} },
  { name: 'text-600', source: atkinson(600), axes: {} },
  { name: 'text-700', source: atkinson(700), axes: {} },
] as const;

/** Characters for German and foreign names: Latin letters with accents, and typographic signs. */
const LETTERS = `${Array.from({ length: 0x180 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).join('')}–—‘’‚“”„•…‹›«»€−×°½¼¾²³`;

/** Increase after a change in how fonts are made. */
const VERSION = 1;

/** Makes missing font files below `cache`: makeFonts('.cache/print') → '.cache/print/fonts-1f2e3d4c', their folder */
export async function makeFonts(cache: string): Promise<string> {
  const sources = CUTS.map(({ source }) => readFileSync(resolve(source)));
  const hash = hashOf([JSON.stringify(CUTS), LETTERS, String(VERSION), ...sources], 8);
  const folder = join(cache, `fonts-${hash}`);
  for (const [at, { name, axes }] of CUTS.entries()) {
    const file = join(folder, `${name}.ttf`);
    if (existsSync(file)) continue;
    const cut = await subsetFont(sources[at] as Buffer, LETTERS, { targetFormat: 'sfnt', variationAxes: axes });
    writeAtomic(file, cut);
  }
  return folder;
}
