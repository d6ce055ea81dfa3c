import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBuilds } from '../builds';
import { exportCases } from '../commands/export';
import { makeKeys, opener, sealer } from '../seal';
import { collect } from './collect';
import { startOffice } from './office-browser';
import { keyNumber, sentBy } from './sample';
import { settingsFrom } from './settings';

let office: Awaited<ReturnType<typeof startOffice>>;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.stop());

const path = '/buero/weitergeben';
const fetchFile = async (fields: Record<string, string>) => {
  const response = await office.send(path, { format: 'csv', ...fields }, path);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
};
const rowsOf = (csv: string) => csv.replace('\ufeff', '').trim().split('\r\n').slice(1);
const marked = () => office.database.query('SELECT state, handed_over FROM cases ORDER BY received_at, key');

/** `npm run orders -- export`, with the files it wrote. */
const exported = async (...args: string[]) => {
  const settings = settingsFrom({ DATA: office.folder });
  return exportCases({ database: office.database, builds: () => openBuilds(office.database), settings, args });
};
const jsonOf = (number: number) =>
  JSON.parse(readFileSync(join(office.folder, `exports/ausgabe-${number}.json`), 'utf8'));
const keyFile = (name: string, text: string) => {
  const file = join(office.folder, name);
  writeFileSync(file, text);
  return file;
};

test('new cases are exported once, and an export can be repeated by number (R-REC-11)', async () => {
  const { reference } = await office.order(keyNumber(1), sentBy('year'));
  const first = await fetchFile({});
  expect(first.startsWith('\ufeffVorgang;Art;')).toBe(true);
  expect(rowsOf(first)).toHaveLength(1);
  for (const words of [reference, 'Müller', '28.11.2026', '8,90', 'DE89370400440532013000', 'SEPA-Lastschrift'])
    expect(first).toContain(words);
  expect(await fetchFile({})).toContain('nichts weiterzugeben');
  expect(await (await office.go(path)).text()).toContain('Ausgabe 1: ein Vorgang');
  expect(await fetchFile({ number: '1' })).toBe(first);
  expect(await office.database.query('SELECT state FROM cases')).toEqual([{ state: 'taken' }]);
});

test('a correction after the export is exported again once it is resolved', async () => {
  const { reference } = await office.order(keyNumber(1), sentBy('year'));
  expect(await fetchFile({})).toContain(';neu;');
  await office.order(keyNumber(1), sentBy('year', { city: 'Bonn' }));
  expect(await office.database.query('SELECT state FROM cases')).toEqual([{ state: 'unclear' }]);
  expect(await fetchFile({})).toContain('nichts weiterzugeben');
  const place = `/buero/vorgang/${reference}`;
  await office.send(place, { state: 'taken', note: '' }, place);
  expect(await fetchFile({})).toMatch(/;berichtigt;.*Bonn/);
});

test('an export is available as JSON', async () => {
  await office.order(keyNumber(1), sentBy('gift'));
  const response = await office.send(path, { format: 'json' }, path);
  expect(await response.json()).toEqual([
    expect.objectContaining({ kind: 'Bestellung', lastName: 'Müller', startPrice: '10,00' }),
  ]);
});

test('an IBAN is encrypted: only the key file can decrypt it, not the server (R-REC-12)', async () => {
  const keys = await makeKeys();
  const sealed = await sealer(keys.public)('DE89370400440532013000');
  expect(sealed).toMatch(/^-----BEGIN AGE ENCRYPTED FILE-----/);
  expect(await opener([])(sealed)).toBeUndefined();
  expect(await opener([(await makeKeys()).secret, keys.secret])(sealed)).toBe('DE89370400440532013000');
  expect(await opener([(await makeKeys()).secret])(sealed)).toBeUndefined();
});

describe('with sealed account numbers', () => {
  let keys: Awaited<ReturnType<typeof makeKeys>>;
  let reference: string;
  beforeEach(async () => {
    keys = await makeKeys();
    await office.stop();
    office = await startOffice({ sealKey: keys.public });
    ({ reference } = await office.order(keyNumber(1), sentBy('year')));
  });

  test('the office names them and hands them over only without the account number, when asked to (R-REC-12)', async () => {
    expect(JSON.stringify(await office.database.query('SELECT * FROM versions'))).not.toMatch(/DE89|0532/);
    expect(await (await office.go(path)).text()).toContain(`Davon mit versiegelter Kontonummer: ${reference}`);
    expect(await fetchFile({})).toContain(reference);
    expect(await marked()).toEqual([{ state: 'new', handed_over: 0 }]);
    const without = await fetchFile({ withoutIban: 'yes' });
    expect(rowsOf(without)).toHaveLength(1);
    expect(without).not.toContain('DE89');
    expect((await collect(office.database, { number: 1 }, { keys: [keys.secret] })).rows[0]?.iban).toBe(
      'DE89370400440532013000',
    );
  });

  test('a wrong key delivers and marks nothing, and names what it does not open', async () => {
    const said = await exported(keyFile('wrong.key', (await makeKeys()).secret));
    expect(said).toContain(reference);
    expect(await marked()).toEqual([{ state: 'new', handed_over: 0 }]);
    expect(readdirSync(office.folder)).not.toContain('exports');
    expect(await exported(keyFile('office.key', keys.secret))).toMatch(/^Ausgabe 1: ein Vorgang in /);
    expect(jsonOf(1)).toMatchObject([{ reference, iban: 'DE89370400440532013000' }]);
  });

  test('after a change of keys, a batch is opened with the old and the new key file', async () => {
    const changed = await makeKeys();
    const sealed = await sealer(changed.public)('DE02120300000000202051');
    await office.order(keyNumber(2), sentBy('year', { lastName: 'Sonne' }));
    await office.database.query('UPDATE versions SET sealed = ? WHERE key = ?', [sealed, keyNumber(2)]);
    const [old, other] = [keyFile('old.key', keys.secret), keyFile('new.key', changed.secret)];
    const first = await exported(old);
    expect(first).toMatch(/^Ausgabe 1: ein Vorgang.*\nNicht dabei und nicht vermerkt, .*D-26-/);
    expect((await marked()).map(({ handed_over }) => handed_over)).toEqual([1, 0]);
    await exported(old, other);
    expect(jsonOf(2)).toMatchObject([{ iban: 'DE02120300000000202051' }]);
  });

  test('a key file as `age-keygen` writes it, with comments and several keys, opens them', async () => {
    const text = `# created: 2026-11-27T10:00:00Z\n# public key: ${keys.public}\n${keys.secret}\n\n${(await makeKeys()).secret}\r\n`;
    await exported(keyFile('office.key', text));
    expect(jsonOf(1)).toMatchObject([{ reference, iban: 'DE89370400440532013000' }]);
  });

  test('what is no key file and no day is refused with a sentence and marks nothing', async () => {
    for (const [arg, sentence] of [
      [keyFile('public.key', keys.public), /public\.key ist keine Schlüsseldatei/],
      [keyFile('empty.key', '\n'), /ist keine Schlüsseldatei/],
      [join(office.folder, 'gone.key'), /gone\.key lässt sich nicht lesen/],
      ['31.11.2026', /„31\.11\.2026“ ist weder/],
      ['heute', /„heute“ ist weder/],
    ] as const)
      await expect(exported(arg)).rejects.toThrow(sentence);
    expect(await marked()).toEqual([{ state: 'new', handed_over: 0 }]);
  });
});

test('a folder that cannot be written to leaves everything for the next export', async () => {
  await office.order(keyNumber(1), sentBy('year'));
  writeFileSync(join(office.folder, 'exports'), 'a file in its place');
  await expect(exported()).rejects.toThrow(/lässt sich nicht schreiben \(E\w+\)\. Es ist nichts weitergegeben\./);
  expect(await marked()).toEqual([{ state: 'new', handed_over: 0 }]);
  rmSync(join(office.folder, 'exports'));
  expect(await exported()).toContain('ein Vorgang');
});

test('files that cannot get their names leave everything for the next export', async () => {
  await office.order(keyNumber(1), sentBy('year'));
  mkdirSync(join(office.folder, 'exports/ausgabe-1.csv/full'), { recursive: true });
  await expect(exported()).rejects.toThrow('Es ist nichts weitergegeben');
  expect(await marked()).toEqual([{ state: 'new', handed_over: 0 }]);
  expect(await exported()).toContain('Ausgabe 2: ein Vorgang');
});

test('the files are whole before a case is marked, and a stop in between repeats it', async () => {
  await office.order(keyNumber(1), sentBy('year'));
  const stopped = collect(
    office.database,
    { isNew: true },
    {
      prepare: () => ({
        place: () => {
          throw new Error('stopped');
        },
        drop: () => undefined,
      }),
    },
  );
  await expect(stopped).rejects.toThrow('stopped');
  expect(await marked()).toEqual([{ state: 'new', handed_over: 0 }]);
  expect((await collect(office.database)).count).toBe(1);
});

test('a day is exported in either spelling, and an export again by its number', async () => {
  await office.order(keyNumber(1), sentBy('year'));
  await office.database.query("UPDATE cases SET received_on = '2026-11-25'");
  expect(await exported('', '25.11.2026')).toContain('Ausgabe 1: ein Vorgang');
  expect(await exported('', '2026-11-25')).toContain('ein Vorgang');
  expect(await exported('1')).toContain('Ausgabe 1: ein Vorgang');
  expect(await exported('7')).toBe('Von Ausgabe 7 ist nichts da.');
  const kinds = ['csv', 'json', 'xlsx'];
  expect(readdirSync(join(office.folder, 'exports')).sort()).toEqual(
    [1, 2].flatMap((number) => kinds.map((kind) => `ausgabe-${number}.${kind}`)),
  );
});

test('the office refuses a day that is none and hands nothing over', async () => {
  await office.order(keyNumber(1), sentBy('year'));
  for (const [name, value] of [
    ['day', '2026-11-31'],
    ['day', ''],
    ['number', 'x'],
  ] as const)
    expect(await fetchFile({ [name]: value })).toContain('es ist nichts weitergegeben');
  expect(await marked()).toEqual([{ state: 'new', handed_over: 0 }]);
});
