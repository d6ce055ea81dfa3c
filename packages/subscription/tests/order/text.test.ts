import fc from 'fast-check';
import { cleanText } from 'german/clean-text';
import { splitStreet } from 'subscription/order/street';
import { lengthOf, type TextRule, textFault } from 'subscription/order/text';

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

test('a longer text may have line breaks', () => {
  expect(textFault('Zeile\nund mehr', NOTE)).toBeUndefined();
  expect(textFault('😀'.repeat(300), NOTE)).toBeUndefined();
  expect(textFault('😀'.repeat(301), NOTE)).toMatch(/höchstens 300/);
});

test('every accepted text follows the rules', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (typed) => {
      const text = cleanText(typed);
      if (textFault(text, NAME) !== undefined) return;
      expect(lengthOf(text)).toBeGreaterThanOrEqual(2);
      expect(lengthOf(text)).toBeLessThanOrEqual(100);
      expect(text).toMatch(/\p{L}/u);
      expect(text).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e]/u);
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
  ['Hauptstr.12', { street: 'Hauptstr.', houseNumber: '12' }],
  ['Hauptstraße Nr. 12', { street: 'Hauptstraße', houseNumber: '12' }],
  ['Ringstr. 12 1/2', { street: 'Ringstr.', houseNumber: '12 1/2' }],
  ['Wiener Straße 12/1/4', { street: 'Wiener Straße', houseNumber: '12/1/4' }],
  ['Q7, 24', { street: 'Q7', houseNumber: '24' }],
  ['Q 7, 24', { street: 'Q 7', houseNumber: '24' }],
  ['Ru\u0308ckweg\u200b 5', { street: 'Rückweg', houseNumber: '5' }],
  ['C 4', undefined],
  ['Straße des 17. Juni', undefined],
  ['Am Bach 3 -', undefined],
])('splits %p filled into the street', (text, parts) => expect(splitStreet(text)).toEqual(parts));

test('splitting a street loses nothing', () => {
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

test('very long text is not searched for a house number', () => {
  const searches = ['exec', 'test'].map((name) => jest.spyOn(RegExp.prototype, name as 'exec'));
  const novels = ['a'.repeat(1_000_000), 'a '.repeat(500_000), `Weg ${'1'.repeat(1_000_000)}`];
  for (const novel of novels) expect(splitStreet(`${novel} 12`)).toBeUndefined();
  for (const search of searches) {
    expect(search).not.toHaveBeenCalled();
    search.mockRestore();
  }
});
