import { type Data, type Mistake, reportsEach, siteCopy } from './site-copy';

const { edit, faults } = siteCopy();

function messages(change: (puzzles: Data) => unknown): string[] {
  edit('puzzles.yaml', (puzzles) => void change(puzzles));
  return faults();
}

type Row = [what: string, change: (puzzles: Data) => unknown, told: RegExp];

/** All in one file. */
function reports(title: string, rows: readonly Row[]) {
  describe(title, () => {
    const copy = siteCopy(beforeAll);
    reportsEach(
      'in puzzles.yaml',
      copy.faults,
      rows.map(
        ([what, change, told]): Mistake => [
          what,
          () => copy.edit('puzzles.yaml', (puzzles) => void change(puzzles)),
          told,
        ],
      ),
    );
  });
}

reports('reports what has no drawing', [
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
]);

reports('refuses names from Object.prototype', [
  [
    'of a maze',
    ({ mazes }) => Object.assign(mazes[0], { figure: 'constructor' }),
    /^„.+“ in content\/puzzles\.yaml · mazes/,
  ],
  [
    'of a scene',
    ({ scenes }) => Object.assign(scenes[1], { name: 'constructor' }),
    /^„.+“ in content\/puzzles\.yaml · scenes\[2\]/,
  ],
]);

test.each<Row>([
  [
    'two places that overlap',
    ({ scenes }) => Object.assign(scenes[0].places[1], { column: 1 }),
    /· scenes\[1\]\.places\[2\]\.column: .*erwartet eine Stelle neben „Am Himmel am linken Rand“$/,
  ],
  [
    'a name from Object.prototype in things',
    ({ things }) => Object.assign(things, { constructor: things.wolke }),
    /^„.+“ in content\/puzzles\.yaml · things/,
  ],
  [
    'words that share no letter, so that none crosses another',
    (puzzles) => {
      puzzles.words = ['Aaaa', 'Bbbb', 'Cccc', 'Dddd', 'Eeee', 'Ffff', 'Gggg', 'Hhhh', 'Iiii', 'Jjjj'].map((word) => ({
        word,
        clue: 'Ein Hinweis zur Probe',
      }));
    },
    /· words: gefunden 10 Einträge, erwartet genug Einträge für Kreuzworträtsel \(leicht\); so geht es nicht auf: /,
  ],
])('reports %s', (_, change, told) => {
  expect(messages(change)).toContainEqual(expect.stringMatching(told));
});

reports('reports lists that are too short', [
  ...['mazes', 'logic'].map(
    (list): Row => [
      `no ${list}`,
      (puzzles) => Object.assign(puzzles, { [list]: [] }),
      new RegExp(`· ${list}: gefunden 0 Einträge, erwartet mindestens 1`),
    ],
  ),
  ['too few pairs', ({ pairs }) => pairs.splice(9), /· pairs: gefunden 9 Einträge, erwartet mindestens 10/],
  [
    'a scene of few places',
    ({ scenes }) => scenes[0].places.splice(7),
    /· scenes\[1\]\.places: gefunden 7 Einträge, erwartet mindestens 8/,
  ],
]);

test('reports that there is no scene', () => {
  expect(messages((puzzles) => Object.assign(puzzles, { scenes: [] }))).toContainEqual(
    expect.stringMatching(/· scenes: gefunden 0 Einträge, erwartet mindestens 1/),
  );
});

const EMPTY: [list: string, kinds: string[]][] = [
  ['words', ['Kreuzworträtsel', 'Buchstabensalat', 'Silbenrätsel', 'Buchstabendreher']],
  ['sentences', ['Geheimschrift']],
];

test('empty lists are reported for every puzzle that needs them (R-CON-1)', () => {
  const told = messages((puzzles) => Object.assign(puzzles, { words: [], sentences: [] }));
  for (const [list, kinds] of EMPTY)
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
