import { typeset, typesetAll } from 'german/typography';

const shown = (text: string) => typeset(text).replaceAll('\u00a0', '~');

test.each([
  ['Das kostet 10 € im Laden.', 'Das kostet 10~€ im Laden.'],
  ['Er ist 22 km hoch.', 'Er ist 22~km hoch.'],
  ['Das ist z. B. ein Igel.', 'Das ist z.~B. ein Igel.'],
  ['Am 5. April 2027 geht es los.', 'Am 5.~April 2027 geht es los.'],
  ['Es ist kalt – und dunkel.', 'Es ist kalt~– und dunkel.'],
  ['Weiter auf Seite 7', 'Weiter auf Seite~7'],
  ['Er wird 1.200 Grad heiß.', 'Er wird 1.200~Grad heiß.'],
  ['zwei\nZeilen', 'zwei Zeilen'],
  ['von 10:00 - 13:00 Uhr', 'von 10:00–13:00~Uhr'],
])('keeps what belongs together on one line: %s', (text, expected) => expect(shown(text)).toBe(expected));

test('other words may break freely', () =>
  expect(shown('Sie hat 3 Katzen und lacht.')).toBe('Sie hat 3 Katzen und lacht.'));

test('no short word is alone in the last line of a paragraph', () => {
  const words = 'Der Blauwal ist das größte Tier, das heute auf der Erde';
  expect(shown(`${words} lebt.`)).toBe(`${words}~lebt.`);
  expect(shown(`${words} herumschwimmt.`)).toBe(`${words} herumschwimmt.`);
  expect(shown('Der Wal lebt.')).toBe('Der Wal lebt.');
});

test('leaves file names and types unchanged', () =>
  expect(typesetAll({ src: 'ab 10 km.webp', list: [{ text: '10 km' }] })).toEqual({
    src: 'ab 10 km.webp',
    list: [{ text: '10\u00a0km' }],
  }));
