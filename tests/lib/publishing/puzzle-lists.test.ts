import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFault } from 'content/fault';
import { parse, stringify } from 'yaml';
import { readSite } from '@/lib/publishing/read';
import { FIXTURES } from '@/tests/fixtures/keep';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'duda-puzzle-lists-'));
  cpSync(FIXTURES, root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

// biome-ignore lint/suspicious/noExplicitAny: whatever the file holds
type Data = any;

function messages(change: (puzzles: Data) => unknown): string[] {
  const puzzles: Data = parse(readFileSync(join(FIXTURES, 'puzzles.yaml'), 'utf8'));
  change(puzzles);
  writeFileSync(join(root, 'puzzles.yaml'), stringify(puzzles, { aliasDuplicateObjects: false }));
  return readSite(root).faults.map(formatFault);
}

const UNDRAWN: [what: string, change: (puzzles: Data) => unknown, told: RegExp][] = [
  [
    'a figure of a maze',
    ({ mazes }) => Object.assign(mazes[0], { figure: 'igell' }),
    /· mazes\[1\]\.figure: gefunden „igell“, erwartet eine Zeichnung, die es gibt; gemeint ist vielleicht igel$/,
  ],
  [
    'the aim of a maze',
    ({ mazes }) => Object.assign(mazes[1], { aim: 'schloss' }),
    /· mazes\[2\]\.aim: gefunden „schloss“/,
  ],
  [
    'a thing’s look',
    ({ things }) => Object.assign(things.wolke[1], { drawing: 'gewitter' }),
    /· things\.wolke\[2\]\.drawing: gefunden „gewitter“, erwartet eine Zeichnung, die es gibt$/,
  ],
  [
    'a scene',
    ({ scenes }) => Object.assign(scenes[0], { name: 'hafn' }),
    /· scenes\[1\]\.name: gefunden „hafn“, erwartet ein Hintergrund, den es gibt: hafen, .*; gemeint ist vielleicht hafen$/,
  ],
  [
    'a thing in a scene',
    ({ scenes }) => scenes[0].places[1].things.push('rakete'),
    /· scenes\[1\]\.places\[2\]\.things\[\d\]: gefunden „rakete“, erwartet ein Name aus things$/,
  ],
];

test.each(UNDRAWN)('reports %s without a drawing', (_, change, told) => {
  expect(messages(change)).toEqual([expect.stringMatching(told)]);
});

test('reports two places that overlap', () => {
  expect(messages(({ scenes }) => Object.assign(scenes[0].places[1], { column: 1 }))).toEqual([
    expect.stringMatching(
      /· scenes\[1\]\.places\[2\]\.column: .*erwartet eine Stelle neben „Am Himmel am linken Rand“$/,
    ),
  ]);
});

test.each([
  ['mazes', (puzzles: Data) => Object.assign(puzzles.mazes[0], { figure: 'constructor' })],
  ['things', ({ things }: Data) => Object.assign(things, { constructor: things.wolke })],
  ['scenes', ({ scenes }: Data) => Object.assign(scenes[0], { name: 'constructor' })],
])('refuses a name from Object.prototype in %s', (list, change) => {
  expect(messages(change)).toEqual([expect.stringMatching(new RegExp(`^„.+“ in content/puzzles\\.yaml · ${list}`))]);
});

const EMPTY: [list: string, kinds: string[]][] = [
  ['words', ['Kreuzworträtsel', 'Buchstabensalat', 'Silbenrätsel', 'Buchstabendreher']],
  ['sentences', ['Geheimschrift']],
];

test.each(EMPTY)('an empty list of %s is reported for every puzzle that needs it (R-CON-1)', (list, kinds) => {
  const told = messages((puzzles) => Object.assign(puzzles, { [list]: [] }));
  for (const kind of kinds)
    for (const level of ['leicht', 'knifflig'])
      expect(told).toContainEqual(
        expect.stringMatching(
          new RegExp(
            `^„.+“ in content/puzzles\\.yaml · ${list}: gefunden 0 Einträge, erwartet genug Einträge für ${kind} \\(${level}\\)`,
          ),
        ),
      );
});

const SHORT: [what: string, change: (puzzles: Data) => unknown, told: RegExp][] = [
  [
    'no maze',
    (puzzles) => Object.assign(puzzles, { mazes: [] }),
    /· mazes: gefunden 0 Einträge, erwartet mindestens 1/,
  ],
  ['too few pairs', (puzzles) => puzzles.pairs.splice(9), /· pairs: gefunden 9 Einträge, erwartet mindestens 10/],
  [
    'no logical',
    (puzzles) => Object.assign(puzzles, { logic: [] }),
    /· logic: gefunden 0 Einträge, erwartet mindestens 1/,
  ],
  [
    'no scene',
    (puzzles) => Object.assign(puzzles, { scenes: [] }),
    /· scenes: gefunden 0 Einträge, erwartet mindestens 1/,
  ],
  [
    'a scene of few places',
    ({ scenes }) => scenes[0].places.splice(7),
    /· scenes\[1\]\.places: gefunden 7 Einträge, erwartet mindestens 8/,
  ],
  [
    'words that share no letter, so that none crosses another',
    (puzzles) =>
      Object.assign(puzzles, {
        words: ['Aaaa', 'Bbbb', 'Cccc', 'Dddd', 'Eeee', 'Ffff', 'Gggg', 'Hhhh', 'Iiii', 'Jjjj'].map((word) => ({
          word,
          clue: 'Ein Hinweis zur Probe',
        })),
      }),
    /· words: gefunden 10 Einträge, erwartet genug Einträge für Kreuzworträtsel \(leicht\); so geht es nicht auf: /,
  ],
];

test.each(SHORT)('reports %s', (_, change, told) => {
  expect(messages(change)).toContainEqual(expect.stringMatching(told));
});
