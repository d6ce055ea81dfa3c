import fc from 'fast-check';
import { splitStreet } from '@/lib/order/street';
import { lengthOf, type TextRule, textFault } from '@/lib/order/text';

const NAME: TextRule = { what: 'Vorname', least: 2, most: 100, short: 'zu kurz', needsLetter: true };
const NOTE: TextRule = { what: 'Der Grund', least: 0, most: 300, short: '', isLong: true };

test.each([
  ['', 'zu kurz'],
  [' A ', 'zu kurz'],
  ['😀', 'zu kurz'],
  ['12', 'Vorname braucht mindestens einen Buchstaben'],
  ['--', 'Vorname braucht mindestens einen Buchstaben'],
  ['Anna', undefined],
  ['עברית', undefined],
  ["Ann-Marie d'Été", undefined],
  ['x'.repeat(100), undefined],
  ['x'.repeat(101), 'Vorname darf höchstens 100 Zeichen lang sein'],
  ['x'.repeat(1_000_000), 'Vorname darf höchstens 100 Zeichen lang sein'],
  ['👍🏽'.repeat(50), 'Vorname braucht mindestens einen Buchstaben'],
])('the name %.20p: %p', (text, fault) => expect(textFault(text, NAME)).toBe(fault));

test.each([
  ['a null', 'An\u0000na'],
  ['an escape', 'An\u001bna'],
  ['a bell of the second set', 'An\u0085na'],
  ['a turn of the direction', 'An\u202ena'],
  ['an isolate', 'An\u2066na\u2069'],
  ['a mark of direction', 'An\u200fna'],
  ['half an emoji', 'Anna\ud83d'],
  ['a separator of lines', 'An\u2028na'],
  ['a line break', 'An\nna'],
])('a name with %s is refused', (_, text) => expect(textFault(text, NAME)).toMatch(/unsichtbare Steuerzeichen/));

test('a longer text may have lines, but no control signs either', () => {
  expect(textFault('Zeile\r\nZeile\tund mehr', NOTE)).toBeUndefined();
  expect(textFault('Zeile\u202e', NOTE)).toMatch(/^Der Grund enthält/);
  expect(textFault('😀'.repeat(300), NOTE)).toBeUndefined();
  expect(textFault('😀'.repeat(301), NOTE)).toMatch(/höchstens 300/);
});

test('whatever the text, what passes keeps the rule, and nothing longer than it is taken', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (text) => {
      if (textFault(text, NAME) !== undefined) return;
      expect(lengthOf(text.trim())).toBeGreaterThanOrEqual(2);
      expect(lengthOf(text.trim())).toBeLessThanOrEqual(100);
      expect(text.trim()).toMatch(/\p{L}/u);
      expect(text.trim()).not.toMatch(/[\p{Cc}\u202a-\u202e]/u);
    }),
  );
});

test.each([
  ['Hauptstraße 12a', { street: 'Hauptstraße', houseNumber: '12a' }],
  ['Straße des 17. Juni 135', { street: 'Straße des 17. Juni', houseNumber: '135' }],
  [' Dorfstr. 3 b ', { street: 'Dorfstr.', houseNumber: '3 b' }],
  ['Am Bach, 3-5', { street: 'Am Bach', houseNumber: '3-5' }],
  ['Am Bach 3 - 5', { street: 'Am Bach', houseNumber: '3 - 5' }],
  ['Hauptstraße', undefined],
  ['C 4', undefined],
  ['Ringstr. 12 1/2', undefined],
])('%p filled into the street is parted', (text, parts) => expect(splitStreet(text)).toEqual(parts));

test('what is parted is all there', () => {
  const word = fc.stringMatching(/^[A-Za-zäöüß]{2,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 999 }), (words, number) => {
      expect(splitStreet(`${words.join(' ')} ${number}`)).toEqual({
        street: words.join(' '),
        houseNumber: String(number),
      });
    }),
  );
});

test('a pasted novel is not searched for a street: no expression ever sees it', () => {
  const searches = ['exec', 'test'].map((name) => jest.spyOn(RegExp.prototype, name as 'exec'));
  const novels = ['a'.repeat(1_000_000), 'a '.repeat(500_000), `Weg ${'1'.repeat(1_000_000)}`];
  for (const novel of novels) expect(splitStreet(`${novel} 12`)).toBeUndefined();
  for (const search of searches) {
    expect(search).not.toHaveBeenCalled();
    search.mockRestore();
  }
});
