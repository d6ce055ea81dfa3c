import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFault } from 'content/fault';
import { readSite } from '@/lib/publishing/read';
import { FIXTURES } from '@/tests/fixtures/keep';
import { FILES, HARMLESS, HOSTILE } from './hostile';

let root: string;
const messages = () => readSite(root).faults.map(formatFault);
const at = (file: string) => join(root, file);

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(FIXTURES, root, { recursive: true });
  cpSync(at('pictures/motif.webp'), at('pictures/probe.webp'));
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  for (const kind of ['event', 'article', 'page'] as const) writeFileSync(at(FILES[kind]), HARMLESS[kind]);
});

test('the table of hostile files is long enough, and the fixtures are valid', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  expect(messages()).toEqual([]);
});

test.each(HOSTILE)('reports %s in one sentence', (_, kind, text, told) => {
  writeFileSync(at(FILES[kind]), text);
  const said = messages();
  expect(said).toEqual([expect.stringMatching(told)]);
  expect(said[0]).toMatch(new RegExp(`^(„.+“ in )?content/${FILES[kind]} · `));
  // Neither English from a library nor control characters.
  expect(said[0]).not.toMatch(/\b(expected|received|invalid|must|should|required)\b|\p{Cc}/iu);
});

/** Stray files in content folders, with their error. */
const STRAY: [name: string, file: string, told: RegExp][] = [
  ['another ending', 'events/97-probe.yml', /^content\/events\/97-probe\.yml · \(Datei\): .*mit der Endung \.yaml$/],
  [
    'an umlaut in the name',
    'articles/über-uns.yaml',
    /· \(Datei\): gefunden der Name „über-uns\.yaml“, erwartet ein Name aus Kleinbuchstaben/,
  ],
  ['a space in the name', 'articles/ein artikel.yaml', /gefunden der Name „ein artikel\.yaml“/],
  ['capitals in the name', 'articles/Artikel.yaml', /gefunden der Name „Artikel\.yaml“/],
  ['an encoded path in the name', 'articles/%2e%2e%2fprobe.yaml', /gefunden der Name „%2e%2e%2fprobe\.yaml“/],
  ['a copy', 'events/97-probe (Kopie).yaml', /gefunden der Name „97-probe \(Kopie\)\.yaml“/],
  ['another kind of file', 'events/notizen.txt', /gefunden der Name „notizen\.txt“/],
  ['a name reserved for a list', 'articles/archiv.yaml', /gefunden der Name „archiv\.yaml“, erwartet ein anderer Name/],
  ['a name from Object.prototype', 'articles/constructor.yaml', /gefunden der Name „constructor\.yaml“/],
  [
    'a browser’s leftover from saving',
    'events/97-probe.yaml.crswap',
    /gefunden ein Rest vom Speichern, erwartet nichts: Die Datei darf gelöscht werden$/,
  ],
  [
    'another ending of a single file',
    'faq.yml',
    /^content\/faq\.yml · \(Datei\): gefunden eine Datei, die niemand liest, erwartet eine von: site\.yaml/,
  ],
  ['a single file in capitals', 'FAQ.yaml', /^content\/FAQ\.yaml · \(Datei\): gefunden eine Datei, die niemand liest/],
];

test.each(STRAY)('reports a file with %s', (_, file, told) => {
  writeFileSync(at(file), HARMLESS.event);
  try {
    expect(messages()).toEqual([expect.stringMatching(told)]);
  } finally {
    rmSync(at(file));
  }
});

test.each([
  ['events/97-probe.yaml', /· \(Datei\): gefunden ein Verweis auf eine andere Datei, erwartet die Datei selbst$/],
  ['faq.yaml', /· \(Datei\): gefunden ein Verweis auf eine andere Datei, erwartet diese Datei$/],
  ['pictures/probe.webp', /^content\/pictures\/probe\.webp · \(Datei\): gefunden nichts, erwartet diese Datei, denn/],
])('the link %s brings no file from elsewhere onto the site', (file, told) => {
  const place = at(file);
  const before = file.startsWith('events/') ? undefined : readFileSync(place);
  rmSync(place, { force: true });
  for (const target of [__filename, 'nirgends']) {
    symlinkSync(target, place);
    expect(messages()).toContainEqual(expect.stringMatching(told));
    rmSync(place);
  }
  if (before) writeFileSync(place, before);
});

test('ignores files that file managers leave behind', () => {
  const names = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.1-probe.yaml.swp'];
  for (const name of names) writeFileSync(at(`events/${name}`), '');
  // Emacs’ lock file.
  symlinkSync('redaktion@rechner.4711', at('events/.#97-probe.yaml'));
  expect(messages()).toEqual([]);
  for (const name of [...names, '.#97-probe.yaml']) rmSync(at(`events/${name}`));
});

test.each([
  ['events/97-probe.yaml', /^content\/events\/97-probe\.yaml · \(Datei\): gefunden ein Ordner, erwartet eine Datei$/],
  ['articles/probe', /^content\/articles\/probe · \(Datei\): gefunden ein Ordner, erwartet ein Name/],
])('reports the folder %s', (folder, told) => {
  mkdirSync(at(folder));
  expect(messages()).toEqual([expect.stringMatching(told)]);
  rmSync(at(folder), { recursive: true });
});

test('reports a folder in place of a picture or a file, and a missing content folder', () => {
  mkdirSync(at('pictures/ordner.webp'));
  writeFileSync(at(FILES.event), HARMLESS.event.replace('probe.webp', 'ordner.webp'));
  expect(messages()).toEqual([expect.stringMatching(/image\.src: gefunden „ordner\.webp“, erwartet ein Bild unter/)]);
  writeFileSync(at(FILES.event), HARMLESS.event);

  renameSync(at('books'), at('buecher'));
  expect(messages()).toContainEqual('content/books/ · (Ordner): gefunden nichts, erwartet dieser Ordner');
  renameSync(at('buecher'), at('books'));

  const faq = readFileSync(at('faq.yaml'));
  rmSync(at('faq.yaml'));
  mkdirSync(at('faq.yaml'));
  expect(messages()).toEqual(['content/faq.yaml · (Datei): gefunden ein Ordner, erwartet diese Datei']);
  rmSync(at('faq.yaml'), { recursive: true });
  writeFileSync(at('faq.yaml'), faq);
});

test('reports each file of a missing content folder', () => {
  const { faults } = readSite(at('nowhere'));
  expect(faults.map(formatFault)).toContainEqual('content/site.yaml · (Datei): gefunden nichts, erwartet diese Datei');
});
