import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printableLetters } from 'content/printable';
import * as fontkit from 'fontkit';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE } from './sample';

test('every face has every letter that content may use', async () => {
  const folder = await makeFonts(CACHE);
  const sets = readdirSync(folder);
  for (const name of readdirSync(join(folder, sets[0] ?? ''))) {
    const fonts = sets.map((set) => fontkit.create(readFileSync(join(folder, set, name))));
    const has = (letter: string) =>
      fonts.some((font) => 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    expect([name, [...printableLetters()].filter((letter) => !has(letter))]).toEqual([name, []]);
  }
});
