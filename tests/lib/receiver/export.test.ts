import { content } from '@/lib/content';
import { csvOf, defused } from '@/lib/receiver/export/csv';
import { handOver } from '@/lib/receiver/export/hand-over';
import { makeKeys, opened, sealer } from '@/lib/receiver/seal';
import { startOffice } from './office-browser';
import { keyNumber, sentBy } from './sample';

let office: Awaited<ReturnType<typeof startOffice>>;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const fetchFile = async (fields: Record<string, string>) => {
  const response = await office.send('/buero/weitergeben', { format: 'csv', ...fields }, '/buero/weitergeben');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
};
const rowsOf = (csv: string) => csv.replace('\ufeff', '').trim().split('\r\n').slice(1);

test('new cases are exported once, and an export can be repeated by name (R-REC-11)', async () => {
  const { reference } = await office.order(keyNumber(1), sentBy('year'));
  const first = await fetchFile({});
  expect(first.startsWith('\ufeffVorgang;Art;')).toBe(true);
  expect(rowsOf(first)).toHaveLength(1);
  for (const words of [reference, 'Müller', '28.11.2026', '8,90', 'DE89370400440532013000', 'SEPA-Lastschrift'])
    expect(first).toContain(words);
  expect(rowsOf(await fetchFile({}))).toEqual([]);
  const [{ name = '' } = {}] = await office.database.query<{ name: string }>('SELECT name FROM exports');
  expect(await fetchFile({ name })).toBe(first);
  expect(await office.database.query('SELECT state FROM cases')).toEqual([{ state: 'taken' }]);
});

test('a correction after the export is exported again once it is resolved', async () => {
  const { reference } = await office.order(keyNumber(1), sentBy('year'));
  await fetchFile({});
  await office.order(keyNumber(1), sentBy('year', { city: 'Bonn' }));
  expect(await office.database.query('SELECT state FROM cases')).toEqual([{ state: 'unclear' }]);
  expect(rowsOf(await fetchFile({}))).toEqual([]);
  const path = `/buero/vorgang/${reference}`;
  await office.send(path, { state: 'taken', note: '' }, path);
  expect(await fetchFile({})).toContain('Bonn');
});

test('an export is available as JSON', async () => {
  await office.order(keyNumber(1), sentBy('gift'));
  const response = await office.send('/buero/weitergeben', { format: 'json' }, '/buero/weitergeben');
  expect(await response.json()).toEqual([
    expect.objectContaining({ kind: 'Bestellung', lastName: 'Müller', startPrice: '10,00' }),
  ]);
});

test.each(['=1+1', '+49 221 1', '-2', '@SUM(A1)', '\t=1', ' =cmd'])('a spreadsheet does not evaluate “%s”', (typed) =>
  expect(defused(typed)).toBe(`'${typed}`),
);

test('a typed formula is exported as text, and a separator breaks no row (R-REC-11)', async () => {
  await office.order(keyNumber(1), sentBy('year', { city: '=HYPERLINK("https://x.example";"Köln")' }));
  const csv = await fetchFile({});
  expect(rowsOf(csv)).toHaveLength(1);
  expect(csv).toContain(`"'=HYPERLINK(""https://x.example"";""Köln"")"`);
});

test('the mapping file sets columns, order, separator and encoding (R-REC-11)', () => {
  const mapping = {
    ...content.office.export,
    separator: ',' as const,
    encoding: 'windows-1252' as const,
    columns: [
      { name: 'Ort', field: 'city' as const },
      { name: 'Preis', field: 'monthlyPrice' as const },
    ],
  };
  const bytes = csvOf(mapping, [{ city: 'Köln „Süd“ Łódź', monthlyPrice: '8,90' }]);
  expect(bytes.toString('latin1')).toBe('Ort,Preis\r\nKöln \x84Süd\x93 ?ódz,"8,90"\r\n');
});

test('an IBAN is encrypted: only the key file can decrypt it, not the server (R-REC-12)', async () => {
  const keys = await makeKeys();
  const sealed = await sealer(keys.public)('DE89370400440532013000');
  expect(sealed).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----/);
  expect(await opened(sealed, undefined)).toBe('');
  expect(await opened(sealed, keys.secret)).toBe('DE89370400440532013000');
  await expect(opened(sealed, (await makeKeys()).secret)).rejects.toThrow();
  await office.stop();
  office = await startOffice({ sealKey: keys.public });
  await office.order(keyNumber(1), sentBy('year'));
  expect(JSON.stringify(await office.database.query('SELECT * FROM versions'))).not.toMatch(/DE89|0532/);
  expect(await fetchFile({})).not.toContain('DE89');
  const [{ name = '' } = {}] = await office.database.query<{ name: string }>('SELECT name FROM exports');
  const { rows } = await handOver(
    office.database,
    content,
    { name },
    { at: new Date(), who: 'Büro', secretKey: keys.secret },
  );
  expect(rows[0]?.iban).toBe('DE89370400440532013000');
});
