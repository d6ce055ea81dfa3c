import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;

/** Weights that the site uses; each further one adds a third to every page's font download. */
const SUBSETS = [
  {
    file: 'app/fonts/head.woff2',
    source: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal',
    min: 700,
    max: 800,
  },
  {
    file: 'app/fonts/text.woff2',
    source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal',
    min: 400,
    max: 700,
  },
] as const;

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Letters of German and its neighbours, typographic and currency signs; rarer letters have separate files. */
const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}${between(0x2009, 0x2027)}${between(0x202f, 0x203a)}ıŒœ€™←↑→↓−∕`;

/** Cuts the fonts that every page loads (app/fonts.ts): await cutFonts() → [['app/fonts/head.woff2', bytes], …] */
export const cutFonts = (): Promise<[file: string, bytes: Uint8Array][]> =>
  Promise.all(
    SUBSETS.map(async ({ file, source, min, max }) => {
      const bytes = readFileSync(resolve(`@fontsource-variable/${source}.woff2`));
      const variationAxes = { wght: { min, max, default: min } };
      return [file, await subsetFont(bytes, LETTERS, { targetFormat: 'woff2', variationAxes })];
    }),
  );
