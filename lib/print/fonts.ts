import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { writeWhole } from '@/lib/build/kept';
import { hashOf } from '@/lib/hash';

const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;

const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const atkinson = (weight: number) =>
  `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff2`;

/** The cuts the paper is set in. Typst cannot vary a font, and Bricolage has no condensed cut to install. */
const CUTS = [
  { name: 'head', source: BRICOLAGE, axes: { opsz: 96, wght: 800, wdth: 80 } },
  { name: 'kicker', source: BRICOLAGE, axes: { opsz: 14, wght: 800, wdth: 100 } },
  { name: 'text-400', source: atkinson(400), axes: {} },
  { name: 'text-600', source: atkinson(600), axes: {} },
  { name: 'text-700', source: atkinson(700), axes: {} },
] as const;

/** What German texts need, and names of other languages: Latin letters with their accents, signs of print. */
const LETTERS = `${Array.from({ length: 0x180 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).join('')}–—‘’‚“”„•…‹›«»€−×°½¼¾²³`;

/** Change it with what is done to a cut. */
const VERSION = 1;

/** Makes missing cuts below `cache` and names their folder: → '.cache/print/fonts-1f2e3d4c' */
export async function makeFonts(cache: string): Promise<string> {
  const sources = CUTS.map(({ source }) => readFileSync(resolve(source)));
  const hash = hashOf([JSON.stringify(CUTS), LETTERS, String(VERSION), ...sources], 8);
  const folder = join(cache, `fonts-${hash}`);
  for (const [at, { name, axes }] of CUTS.entries()) {
    const file = join(folder, `${name}.ttf`);
    if (existsSync(file)) continue;
    const cut = await subsetFont(sources[at] as Buffer, LETTERS, { targetFormat: 'sfnt', variationAxes: axes });
    writeWhole(file, cut);
  }
  return folder;
}
