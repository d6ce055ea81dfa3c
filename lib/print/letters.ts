import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { textsIn } from '@/lib/content/text';
import type { PrintData } from './data';

/** What every cut of a folder can show, as code points: lettersOf('.cache/print/fonts-1f2e').has(0x41) → true */
export function lettersOf(fonts: string): Set<number> {
  const sets = readdirSync(fonts).map((name) => {
    const font = fontkit.create(readFileSync(join(fonts, name)));
    return new Set('characterSet' in font ? font.characterSet : []);
  });
  const [first, ...others] = sets;
  return new Set([...(first ?? [])].filter((letter) => others.every((set) => set.has(letter))));
}

// What stands in a file's name is never printed.
const isPrinted = (path: readonly PropertyKey[]) => !['src', 'file', 'slug', 'alt'].includes(String(path.at(-1)));

/** Signs of a text that no cut has: → ['Seite 2, Stück 3, text: „→“ ist in keiner Schrift der Zeitung'] */
export function strangers(data: PrintData, letters: ReadonlySet<number>): string[] {
  return data.sheets.flatMap(({ pages }) =>
    pages.flatMap(({ number, pieces }) =>
      textsIn(pieces).flatMap(({ text, path: [at = 0, ...path] }) => {
        const unknown = isPrinted(path) ? [...text].find((sign) => !letters.has(sign.codePointAt(0) ?? 0)) : undefined;
        const place = `Seite ${number}, Stück ${Number(at) + 1}, ${path.join('.')}`;
        return unknown === undefined ? [] : [`${place}: „${unknown}“ ist in keiner Schrift der Zeitung`];
      }),
    ),
  );
}
