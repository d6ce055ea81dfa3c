import { readFileSync } from 'node:fs';
import { textsIn } from 'content/text';
import * as fontkit from 'fontkit';
import { rawTokens } from '@/components/ui/theme';
import { cutFonts } from '@/lib/fonts/cut';
import { built } from '@/tests/built-content';

const fontOf = (name: string) => {
  const font = fontkit.create(readFileSync(`app/fonts/${name}.woff2`));
  if (!('variationAxes' in font)) throw new Error(`${name} is a collection`);
  return font;
};

test('the fonts have every used weight and every letter of content', () => {
  const { normal, bold, black } = rawTokens.weight;
  expect(fontOf('head').variationAxes.wght).toMatchObject({ min: Number(bold), max: Number(black) });
  expect(fontOf('text').variationAxes.wght).toMatchObject({ min: Number(normal), max: Number(bold) });
  // Letters from U+0100 on have their own files.
  const letters = new Set(textsIn(built).flatMap(({ text }) => [...text].filter((sign) => sign < 'Ā' && sign >= ' ')));
  for (const name of ['head', 'text']) {
    const known = new Set(fontOf(name).characterSet);
    expect([...letters].filter((sign) => !known.has(sign.codePointAt(0) ?? 0))).toEqual([]);
  }
});

test('the fonts in the repository are what `npm run fonts` cuts', async () => {
  for (const [file, bytes] of await cutFonts()) expect(readFileSync(file).equals(bytes)).toBe(true);
});
