import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFault } from 'content/fault';
import { parse, stringify } from 'yaml';
import { readSite } from '@/lib/publishing/read';
import { FIXTURES } from '@/tests/fixtures/keep';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-misleading-'));
  cpSync(FIXTURES, root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

// biome-ignore lint/suspicious/noExplicitAny: whatever a file of the fixtures holds
type Data = any;
type Row = [what: string, file: string, change: (data: Data) => unknown, told: RegExp];

const from = (path: string) => (list: Data) => [...list, { from: path, to: '/news/' }];
const FILES_LIE = /· \[\d+\]\.from: gefunden .*, erwartet der Pfad einer Seite; hier liegen Dateien$/;

const ROWS: Row[] = [
  ...['/redaktion/', '/redaktion/hilfe/', '/index/', '/audio/', '/tips/', '/licenses/'].map(
    (path): Row => [`an old address ${path} that files need`, 'redirects.yaml', from(path), FILES_LIE],
  ),
  [
    'an old URL that is too long',
    'redirects.yaml',
    from(`/${'a'.repeat(300)}/`),
    /\.from: gefunden .*erwartet höchstens 200 Zeichen/,
  ],
  [
    'two lessons with the same slug',
    'school.yaml',
    ({ lessons, ...rest }) => ({ ...rest, lessons: [...lessons, lessons[0]] }),
    /· lessons: .*erwartet Stunden, von denen jede einen eigenen slug hat$/,
  ],
  [
    'a lowest postcode above the highest',
    'site.yaml',
    (site) => {
      const { postcode } = site.order.delivery.countries[0];
      Object.assign(postcode, { lowest: postcode.highest, highest: postcode.lowest });
      return site;
    },
    /postcode\.lowest: .*erwartet eine Postleitzahl, die nicht nach highest kommt$/,
  ],
  [
    'a price without its comma',
    'books/12-hundert-beine-unterm-stein.yaml',
    (book) => ({ ...book, price: '99.999.999 €' }),
    /· price: .*ein Preis unter 1\.000 €/,
  ],
  [
    'a week that the year does not have',
    'issues/2025-52.yaml',
    (issue) => ({ ...issue, number: 53 }),
    /· number: gefunden 53, erwartet eine Woche, die 2025 hat: höchstens 52$/,
  ],
  [
    'a second issue on a Saturday',
    'issues/2026-48.yaml',
    (issue) => ({ ...issue, date: parse(readFileSync(join(root, 'issues/2026-47.yaml'), 'utf8')).date }),
    /· date: .*erwartet ein Samstag, an dem issues\/2026-47\.yaml nicht kommt$/,
  ],
];

test.each(ROWS)('reports %s', (_, file, change, told) => {
  const path = join(root, file);
  writeFileSync(path, stringify(change(parse(readFileSync(path, 'utf8'))), { aliasDuplicateObjects: false }));
  expect(readSite(root).faults.map(formatFault)).toContainEqual(expect.stringMatching(told));
});

test('reports a page that is never shown', () => {
  cpSync(join(root, 'pages/agb.yaml'), join(root, 'pages/abg.yaml'));
  expect(readSite(root).faults.map(formatFault)).toEqual([
    expect.stringMatching(
      /^content\/pages\/abg\.yaml · \(Datei\): gefunden eine Datei, die niemand liest, .*vielleicht agb$/,
    ),
  ]);
});

test('reads decomposed umlauts, as macOS writes them', () => {
  const file = join(root, 'events/3-froschkoenig.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^location: .*$/m, 'location: Bu\u0308cherei am Park'));
  const { content } = readSite(root);
  expect(content?.events.find(({ id }) => id === 3)?.location).toBe('Bücherei am Park');
});
