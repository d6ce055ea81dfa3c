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

/** Texts with a character that a font lacks: strangersIn({ title: 'a → b' }, letters) → [{ path: ['title'], sign: '→' }] */
export const strangersIn = (data: unknown, letters: ReadonlySet<number>): { path: PropertyKey[]; sign: string }[] =>
  textsIn(data).flatMap(({ text, path }) => {
    const sign = isPrinted(path) ? [...text].find((one) => !letters.has(one.codePointAt(0) ?? 0)) : undefined;
    return sign === undefined ? [] : [{ path, sign }];
  });

/** Message for editors: strange('→') → '„→“ ist in keiner Schrift der Zeitung' */
export const strange = (sign: string) => `„${sign}“ ist in keiner Schrift der Zeitung`;

/** Unprintable characters of an issue, by page and piece:
 * strangers(data, letters) → ['Seite 2, Stück 3, text: „→“ ist in keiner Schrift der Zeitung'] */
export function strangers({ issue, sheets }: PrintData, letters: ReadonlySet<number>): string[] {
  const head = strangersIn(issue, letters).map(({ path, sign }) => `${path.join('.')}: ${strange(sign)}`);
  const pages = sheets.flatMap((sheet) => sheet.pages);
  return [
    ...head,
    ...pages.flatMap(({ number, section, pieces }) => [
      ...strangersIn({ section }, letters).map(({ sign }) => `Seite ${number}, section: ${strange(sign)}`),
      ...strangersIn(pieces, letters).map(
        ({ path: [at = 0, ...path], sign }) =>
          `Seite ${number}, Stück ${Number(at) + 1}, ${path.join('.')}: ${strange(sign)}`,
      ),
    ]),
  ];
}
