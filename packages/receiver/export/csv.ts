import type { Office } from 'content/kinds';
import { plainSign } from '../letters';
import type { ExportValues } from './values';

const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would run: `=` or `@` at the start, or `+` or `-` and a function or another program after it. A phone number or a
 * list item is none. */
const FORMULA = /^[\s\p{C}]*(?:[=@＝＠]|[+\-＋－](?=.*(?:\||\p{L}[\p{N}._]*\s*\()))/su;

/** defused('=1+1') → "'=1+1", defused('+49 221 123') → '+49 221 123' */
const defused = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string, separator: string) =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

/** Characters of Windows-1252 that Latin-1 lacks, and their bytes. */
const WINDOWS_SIGNS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const WINDOWS_BYTES = [
  ...[0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96],
  ...[0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f],
];
const WINDOWS = new Map([...WINDOWS_SIGNS].map((sign, at) => [sign, WINDOWS_BYTES[at]]));

/** The byte of a character in Windows-1252, if it has one. */
function byteOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0;
  return code < 0x80 || (code > 0x9f && code < 0x100) ? code : WINDOWS.get(sign);
}

/** Stands for a character that has no plain letters, such as a Chinese one. */
const LACKING = '·';

const fitting = (sign: string) =>
  byteOf(sign) === undefined ? sign.replace(/[\p{M}\p{C}]/u, '').replace(/./su, LACKING) : sign;

/** Writes what Windows-1252 lacks in plain letters: inWindows('Šůł ≠ Олена') → 'Šul <> Olena' */
const inWindows = (text: string) =>
  [...text.normalize('NFC')]
    .map((sign) => (byteOf(sign) === undefined ? [...plainSign(sign)].map(fitting).join('') : sign))
    .join('');

const windowsBytes = (text: string) => Buffer.from([...text].map((sign) => byteOf(sign) ?? 0));

/** For programs: columns follow content/office.yaml, and each value is what was typed, except formulas. Converting comes first, as a letter
 * may become a sign that has to be defused or quoted. csvOf(office.export, rows) → bytes of 'Vorgang;Art;…\r\nD-26-0473-P;Bestellung;…\r\n' */
export function csvOf(
  { separator: named, encoding, columns }: Office['export'],
  rows: readonly ExportValues[],
): Buffer {
  const separator = named === 'Tab' ? '\t' : named;
  const converted = encoding === 'utf-8' ? (text: string) => text : inWindows;
  const line = (texts: string[]) =>
    `${texts.map((text) => quoted(defused(converted(text)), separator)).join(separator)}\r\n`;
  const text = [
    line(columns.map(({ name }) => name)),
    ...rows.map((row) => line(columns.map(({ field }) => row[field] ?? ''))),
  ].join('');
  return encoding === 'utf-8' ? Buffer.from(`${BYTE_ORDER_MARK}${text}`) : windowsBytes(text);
}
