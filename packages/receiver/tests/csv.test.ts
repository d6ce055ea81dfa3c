import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { content } from '@/tests/fixtures/content';
import { csvOf } from '../export/csv';
import { sheetOf } from '../export/sheet';

const ENCODINGS = ['utf-8', 'windows-1252'] as const;
type Encoding = (typeof ENCODINGS)[number];

const mapping = (encoding: Encoding, separator: ';' | ',' | 'Tab' = ';') => ({
  ...content.office.export,
  ...{ separator, encoding },
  columns: [
    { name: 'Ort', field: 'city' as const },
    { name: 'Karte', field: 'cardText' as const },
    { name: 'Ende', field: 'reason' as const },
  ],
});

/** Bytes 80 to 9f; Node's decoder takes them for control characters in some versions. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const decoded = (bytes: Buffer, encoding: Encoding) =>
  encoding === 'utf-8'
    ? bytes.toString().replace('\ufeff', '')
    : bytes.toString('latin1').replace(/[\x80-\x9f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? '');

/** As a program reads it (RFC 4180): cells('a;"b""c"\r\n', ';') → [['a', 'b"c']] */
function cells(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let rest = csv;
  while (rest !== '') {
    const [whole = '', plain, inner, end = ''] =
      new RegExp(`^(?:([^"\r\n${separator}]*)|"((?:[^"]|"")*)")(${separator}|\r\n)`).exec(rest) ?? [];
    if (whole === '') throw new Error(`no cell: ${rest.slice(0, 40)}`);
    rows.at(-1)?.push(plain ?? (inner ?? '').replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
    rest = rest.slice(whole.length);
  }
  return rows.slice(0, -1);
}

const read = (encoding: Encoding, text: string, separator: ';' | ',' | 'Tab' = ';') => {
  const bytes = csvOf(mapping(encoding, separator), [{ city: 'x', cardText: text, reason: 'y' }]);
  return cells(decoded(bytes, encoding), separator === 'Tab' ? '\t' : separator);
};

const typed = fc.array(
  fc.oneof(
    fc.constantFrom(...'=+-@;,\t\r\n"\'|(!) 1Aa≠−＝＋\u037e\u0338\u0300\u00a0\u200b\ufeff؛；，'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  ),
  { maxLength: 12 },
);

test.each(ENCODINGS)('in %s no text that somebody types splits a row or is computed (R-REC-11)', (encoding) => {
  fc.assert(
    fc.property(typed, fc.constantFrom(';', ',', 'Tab'), (signs, separator) => {
      const [head, row, ...more] = read(encoding, signs.join(''), separator as ';');
      expect([head, more]).toEqual([['Ort', 'Karte', 'Ende'], []]);
      expect([row?.length, row?.[0], row?.[2]]).toEqual([3, 'x', 'y']);
      expect(row?.[1]).not.toMatch(/^\s*([=@＝＠]|[+-].*\|)/s);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['≠1+1', '<>1+1'],
  ['=\u03381', '<>1'],
  ['＝1+1', "'=1+1"],
  ['Köln\u037e=1+1\u037eX', 'Köln;=1+1;X'],
])('windows-1252 converts “%s” before it defuses and quotes', (text, cell) => {
  expect(read('windows-1252', text)[1]?.[1]).toBe(cell);
});

test.each([
  ['Wałęsa', 'Walesa'],
  ['Đoković', 'Dokovic'],
  ['Işık Yıldız', 'Isik Yildiz'],
  ['Mu\u0308ller, Große Ö\u0301lstraße', 'Müller, Große Ölstraße'],
  ['Škoda Žižek Œuvre', 'Škoda Žižek Œuvre'],
  ['Олена Шевченко', 'Olena Shevchenko'],
  ['Γιώργος', 'Giorgos'],
  ['İpek Ngũgĩ Þór', 'Ipek Ngugi Þór'],
  ['„Süd“ – 5 €…', '„Süd“ – 5 €…'],
  ['小王 🎈', '·· ·'],
])('windows-1252 writes “%s” without a question mark', (text, cell) => {
  expect(read('windows-1252', text)[1]?.[1]).toBe(cell);
});

test.each(['+49 221 123456', '+49 (0)221/12-34', '- Alles Gute!', '01067', '3-5', '1/2', '1E5', '-2'])(
  'a program reads “%s” as it was typed',
  (text) => {
    for (const encoding of ENCODINGS) expect(read(encoding, text)[1]?.[1]).toBe(text);
  },
);

test.each(['=1+1', '@SUM(A1)', '\t=1', ' =cmd', '+SUM(A1)', '-1+HYPERLINK("x")', "+cmd|' /C calc'!A0"])(
  'a spreadsheet that opens the CSV does not run “%s”',
  (text) => {
    for (const encoding of ENCODINGS) expect(read(encoding, text)[1]?.[1]).toBe(`'${text}`);
  },
);

test('the mapping sets columns, order, separator and encoding (R-REC-11)', () => {
  const bytes = csvOf(mapping('windows-1252', ','), [{ city: 'Köln „Süd“', cardText: '8,90' }]);
  expect(bytes.toString('latin1')).toBe('Ort,Karte,Ende\r\nKöln \x84Süd\x93,"8,90",\r\n');
});

/** The only sheet of a workbook. */
function sheetIn(bytes: Buffer): string {
  const at = bytes.indexOf('xl/worksheets/sheet1.xml') - 30;
  const [size, name] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)];
  return inflateRawSync(bytes.subarray(at + 30 + name, at + 30 + name + size)).toString();
}

test('in the table every cell is text, whatever was typed (R-REC-11)', () => {
  fc.assert(
    fc.property(typed, (signs) => {
      const text = signs.join('');
      const cell = parse(sheetIn(sheetOf(mapping('utf-8'), [{ cardText: text }]))).querySelectorAll('c')[4];
      expect([cell?.getAttribute('t'), cell?.getAttribute('s'), cell?.querySelector('v')]).toEqual([
        'inlineStr',
        '1',
        null,
      ]);
      expect(cell?.querySelector('f')).toBeNull();
    }),
  );
  for (const text of ['01067', '=1+1', '1E5', '<b> & "c"', 'zwei\nZeilen', ' am Rand ']) {
    const sheet = parse(sheetIn(sheetOf(mapping('utf-8'), [{ cardText: text }])));
    expect(sheet.querySelectorAll('c')[4]?.text).toBe(text);
  }
});
