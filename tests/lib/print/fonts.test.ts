import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printableLetters } from 'content/printable';
import * as fontkit from 'fontkit';
import { makeFonts } from '@/lib/print/fonts';
import { CACHE } from './sample';

test('every face has every letter that content may use', async () => {
  const folder = await makeFonts(CACHE);
  const sets = readdirSync(folder);
  const has = (name: string, letter: string) =>
    sets.some((set) => {
      const font = fontkit.create(readFileSync(join(folder, set, name)));
      return 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
    });
  for (const name of readdirSync(join(folder, sets[0] ?? '')))
    expect([name, [...printableLetters()].filter((letter) => !has(name, letter))]).toEqual([name, []]);
});
