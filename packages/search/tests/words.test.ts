import fc from 'fast-check';
import { markFound } from '../mark';
import { askedWords, isMeasure, stem, wordsOf } from '../words';

test.each([
  ['Buch', 'Bücher'],
  ['Eule', 'Eulen'],
  ['Biene', 'Bienen'],
  ['Vulkan', 'Vulkane'],
  ['Kind', 'Kindern'],
  ['Haus', 'Häuser'],
  ['Vulkan', 'Vulkans'],
  ['Vogel', 'Vögeln'],
  ['Ausflug', 'Ausflüge'],
  ['Koeln', 'Köln'],
  ['Straße', 'Strassen'],
  ['Rätsel', 'Rätseln'],
  ['kündigen', 'Kündigung'],
  ['liefern', 'Lieferung'],
  ['Lehrerin', 'Lehrer'],
  ['Abo', 'Abos'],
  ['Oma', 'Omas'],
  ['Idee', 'Ideen'],
  ['wandern', 'Wanderung'],
  ['Regen', 'regnen'],
  ['trocken', 'trocknen'],
])('%s and %s have the same stem', (one, other) => expect(stem(one)).toBe(stem(other)));

test.each([
  ['Hund', 'hundert'],
  ['Zeit', 'Zeitung'],
  ['Dach', 'Dachs'],
  ['Plan', 'Planet'],
  ['Wal', 'Wald'],
  ['Regel', 'Regen'],
  ['Rechnung', 'rechnen'],
  ['Wanderung', 'Wand'],
  ['liefern', 'lief'],
  ['Tiefsee', 'tief'],
  ['Messer', 'messen'],
  ['Zeichen', 'zeichnen'],
])('%s and %s have different stems', (one, other) => expect(stem(one)).not.toBe(stem(other)));

test('stemming is idempotent', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[aenrsßäungichdk]{0,14}$/)), (word) =>
      expect(stem(stem(word))).toBe(stem(word)),
    ),
  ));

test('stop words are removed from a query', () => {
  expect(askedWords('Wie kann ich das Abo wieder kündigen?')).toEqual(['abo', 'wieder', 'kundigen']);
  expect(askedWords('Wo ist was?')).toEqual(['wo', 'ist', 'was']);
  expect(askedWords('Zoo zoo ZOO')).toEqual(['zoo']);
  expect(askedWords('')).toEqual([]);
  expect(askedWords('Zoo-Rallye')).toEqual(['zoo', 'rallye']);
  expect(askedWords('E-Paper', true)).toEqual(['e-paper']);
});

test('the number of words in a query is limited', () =>
  expect(askedWords(Array.from({ length: 2000 }, (_, place) => `wort${place}`).join(' ')).length).toBeLessThan(20));

test('a hyphenated word gives its parts and the whole', () =>
  expect(wordsOf('Schul-Abo jetzt')).toEqual(['Schul', 'Abo', 'SchulAbo', 'jetzt']));

test('marking hits loses no letter', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
      expect(
        markFound(text, terms)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('hits are marked in every form', () => {
  const marked = markFound('Eulen: die Nachteule fliegt', ['eulen', 'nachteule']).filter(({ found }) => found);
  expect(marked.map(({ text }) => text)).toEqual(['Eulen', 'Nachteule']);
});

test('words that ask for a measure are distinguished from things', () => {
  for (const word of ['alt', 'schnell', 'funktioniert', 'entsteht']) expect(isMeasure(word)).toBe(true);
  for (const word of ['aufzug', 'gps', 'zeitung']) expect(isMeasure(word)).toBe(false);
});
