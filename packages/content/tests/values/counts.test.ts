import { parseAges, parsePages, parsePlayers } from 'content/values/counts';

test.each([
  ['ab 6 Jahren', { from: 6 }],
  ['3 bis 6 Jahre', { from: 3, to: 6 }],
])('reads the age %s as %j', (text, read) => expect(parseAges(text)).toEqual({ text, ...read }));

test.each([
  ['2 bis 4 Spieler', { from: 2, to: 4 }],
  ['2 Spielerinnen und Spieler', { from: 2 }],
  ['ab 3 Spieler', { from: 3, orMore: true }],
  ['1 Kind oder mehr', { from: 1, orMore: true }],
])('reads %s as %j', (text, read) => expect(parsePlayers(text)).toEqual({ text, ...read }));

test('reads the number of pages of a book', () => {
  expect(parsePages('288 Seiten')).toEqual({ text: '288 Seiten', count: 288 });
});

test.each([
  [parseAges, 'für alle', 'ab 6 Jahren oder 3 bis 6 Jahre'],
  [parsePlayers, 'viele', 'eine Angabe wie 2 bis 4 Spieler'],
  [parsePages, 'dick', 'eine Angabe wie 288 Seiten'],
] as const)('refuses other texts with an example', (parse, text, expected) =>
  expect(parse(text)).toEqual({ expected }),
);
