import type { Office } from '@/lib/content/kinds';
import type { ExportValues } from './values';

const BYTE_ORDER_MARK = '\ufeff';

/** Prevents formula injection in spreadsheets: defused('=1+1') → "'=1+1" */
export const defused = (text: string) => (/^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string, separator: string) =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

/** Characters of Windows-1252 that Latin-1 lacks, and their bytes. */
const WINDOWS_SIGNS = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const WINDOWS_BYTES = [
  ...[0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96],
  ...[0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f],
];
const WINDOWS = new Map([...WINDOWS_SIGNS].map((sign, at) => [sign, WINDOWS_BYTES[at]]));

/** Missing letters lose their diacritic, other characters become '?': inWindows('Šů 5 €') → bytes of 'Šu 5 €' */
function inWindows(text: string): Buffer {
  const bytes = [...text].flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code < 0x80 || (code > 0x9f && code < 0x100)) return code;
    const own = WINDOWS.get(sign);
    if (own) return own;
    const plain = sign.normalize('NFD').charCodeAt(0);
    return plain < 0x80 ? plain : 0x3f;
  });
  return Buffer.from(bytes);
}

/** Columns follow content/office.yaml: csvOf(office.export, rows) → bytes of 'Vorgang;Art;…\r\nD-26-0473-K;Bestellung;…\r\n' */
export function csvOf(
  { separator: named, encoding, columns }: Office['export'],
  rows: readonly ExportValues[],
): Buffer {
  const separator = named === 'Tab' ? '\t' : named;
  const line = (texts: string[]) => `${texts.map((text) => quoted(defused(text), separator)).join(separator)}\r\n`;
  const text = [
    line(columns.map(({ name }) => name)),
    ...rows.map((row) => line(columns.map(({ field }) => row[field] ?? ''))),
  ].join('');
  return encoding === 'utf-8' ? Buffer.from(`${BYTE_ORDER_MARK}${text}`) : inWindows(text);
}
