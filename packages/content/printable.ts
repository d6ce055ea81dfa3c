import { fieldName } from './fault';
import { textsIn } from './text';

/** What all faces of the print edition have in one of their two files, so that each text may be printed. lib/print/fonts.ts cuts the fonts to
 * these: Latin letters with the accents of European languages, and typographic signs. */
const PRINTABLE =
  /[\n\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u00b4\u00b6-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0161\u0164\u0165\u016a\u016b\u016e-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3–—‘’‚“”„•…‹›€−]/u;

const LAST = 0x2212;

/** All of them, in order: printableLetters().slice(1, 4) → '!"#' */
export const printableLetters = () =>
  Array.from({ length: LAST + 1 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20))
    .filter((letter) => PRINTABLE.test(letter))
    .join('');

/** The first letter that no printed page can show: unprintableSign('a → b') → '→' */
export const unprintableSign = (text: string) => [...text].find((letter) => !PRINTABLE.test(letter));

/** unprintable({ title: 'a → b' }) → [{ field: 'title', found: '„→“ in „a → b“' }] */
export const unprintable = (data: unknown): { field: string; found: string }[] =>
  textsIn(data).flatMap(({ text, path }) => {
    const sign = unprintableSign(text);
    if (sign === undefined) return [];
    const at = text.indexOf(sign);
    return { field: fieldName(path), found: `„${sign}“ in „${text.slice(Math.max(0, at - 20), at + 20)}“` };
  });
