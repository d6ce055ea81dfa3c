import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { rawTokens } from '@/components/ui/theme';
import { textsIn } from '@/lib/content/text';
import { subsetFonts } from '@/lib/fonts/cut';
import { built } from '@/tests/built-content';

const folder = mkdtempSync(join(tmpdir(), 'duda-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fontOf = (name: string) => {
  const font = fontkit.create(readFileSync(join(folder, `${name}.woff2`)));
  if (!('variationAxes' in font)) throw new Error(`${name} is a collection`);
  return font;
};

test('the fonts have every used weight and every letter of content, and are subset only once', async () => {
  expect(await subsetFonts(folder)).toBe(2);
  const { normal, bold, black } = rawTokens.weight;
  expect(fontOf('head').variationAxes.wght).toMatchObject({ min: Number(bold), max: Number(black) });
  expect(fontOf('text').variationAxes.wght).toMatchObject({ min: Number(normal), max: Number(bold) });
  // Letters from U+0100 on have their own files.
  const letters = new Set(textsIn(built).flatMap(({ text }) => [...text].filter((sign) => sign < 'Ā' && sign >= ' ')));
  for (const name of ['head', 'text']) {
    const known = new Set(fontOf(name).characterSet);
    expect([...letters].filter((sign) => !known.has(sign.codePointAt(0) ?? 0))).toEqual([]);
  }
  expect(await subsetFonts(folder)).toBe(0);
});

test('a font whose source changed is subset again', async () => {
  await subsetFonts(folder);
  writeFileSync(join(folder, 'text.txt'), 'another');
  expect(await subsetFonts(folder)).toBe(1);
});
