import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { textsIn } from '@/lib/content/text';
import type { PrintData } from './data';

/** Code points that all fonts of a folder contain: lettersOf('.cache/print/fonts-1f2e').has(0x41) → true */
export function lettersOf(fonts: string): Set<number> {
  const sets = readdirSync(fonts).map((name) => {
    const font = fontkit.create(readFileSync(join(fonts, name)));
    return new Set('characterSet' in font ? font.characterSet : []);
  });
  const [first, ...others] = sets;
  return new Set([...(first ?? [])].filter((letter) => others.every((set) => set.has(letter))));
}

// File names and alternative texts are not printed.
const isPrinted = (path: readonly PropertyKey[]) =>
  !path.includes('files') && !['src', 'file', 'slug', 'alt'].includes(String(path.at(-1)));

/** Texts with a character that a font lacks: missingGlyphsIn({ title: 'a → b' }, letters) → [{ path: ['title'], sign: '→' }] */
export const missingGlyphsIn = (data: unknown, letters: ReadonlySet<number>): { path: PropertyKey[]; sign: string }[] =>
  textsIn(data).flatMap(({ text, path }) => {
    const sign = isPrinted(path) ? [...text].find((one) => !letters.has(one.codePointAt(0) ?? 0)) : undefined;
    return sign === undefined ? [] : [{ path, sign }];
  });

/** Message for editors: missingGlyphMessage('→') → '„→“ ist in keiner Schrift der Zeitung' */
export const missingGlyphMessage = (sign: string) => `„${sign}“ ist in keiner Schrift der Zeitung`;

/** Unprintable characters of an issue, by page and piece:
 * missingGlyphs(data, letters) → ['Seite 2, Stück 3, text: „→“ ist in keiner Schrift der Zeitung'] */
export function missingGlyphs({ issue, sheets }: PrintData, letters: ReadonlySet<number>): string[] {
  const head = missingGlyphsIn(issue, letters).map(
    ({ path, sign }) => `${path.join('.')}: ${missingGlyphMessage(sign)}`,
  );
  const pages = sheets.flatMap((sheet) => sheet.pages);
  return [
    ...head,
    ...pages.flatMap(({ number, section, pieces }) => [
      ...missingGlyphsIn({ section }, letters).map(
        ({ sign }) => `Seite ${number}, section: ${missingGlyphMessage(sign)}`,
      ),
      ...missingGlyphsIn(pieces, letters).map(
        ({ path: [at = 0, ...path], sign }) =>
          `Seite ${number}, Stück ${Number(at) + 1}, ${path.join('.')}: ${missingGlyphMessage(sign)}`,
      ),
    ]),
  ];
}
