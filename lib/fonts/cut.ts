import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { writeAtomic } from '@/lib/build/kept';
import { hashOf } from '@/lib/hash';

const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;

/** Folder that `app/fonts.ts` reads. */
export const CACHE = '.cache/fonts';

/** Weights that the site uses; each further one adds a third to every page's font download. */
const SUBSETS = [
  { name: 'head', source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal', min: 700, max: 800 },
  {
    name: 'text',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal',
    min: 400,
    max: 700,
  },
] as const;

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Letters of German and its neighbours, typographic and currency signs; rarer letters have separate files. */
const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}${between(0x2009, 0x2027)}${between(0x202f, 0x203a)}ıŒœ€™←↑→↓−∕`;

/** Increase whenever subsetting changes. */
const VERSION = 1;

/** Makes missing and outdated subsets: subsetFonts('.cache/fonts') → 2, the number of new files */
export async function subsetFonts(cache: string): Promise<number> {
  let made = 0;
  for (const { name, source, min, max } of SUBSETS) {
    const bytes = readFileSync(resolve(`@fontsource-variable/${source}.woff2`));
    const file = join(cache, `${name}.woff2`);
    const known = join(cache, `${name}.txt`);
    const hash = hashOf([bytes, [VERSION, min, max, LETTERS].join('\0')]);
    if (existsSync(file) && existsSync(known) && readFileSync(known, 'utf8') === hash) continue;
    const variationAxes = { wght: { min, max, default: min } };
    writeAtomic(file, await subsetFont(bytes, LETTERS, { targetFormat: 'woff2', variationAxes }));
    // Written last, so a font without it is incomplete.
    writeAtomic(known, hash);
    made += 1;
  }
  return made;
}
