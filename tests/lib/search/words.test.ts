import fc from 'fast-check';
import { markFound } from '@/lib/search/mark';
import { askedWords, isMeasure, stem, wordsOf } from '@/lib/search/words';

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
  ['Regen', 'regnen'],
  ['trocken', 'trocknen'],
])('%s and %s are one word', (one, other) => expect(stem(one)).toBe(stem(other)));

test.each([
  ['Hund', 'hundert'],
  ['Zeit', 'Zeitung'],
  ['Dach', 'Dachs'],
  ['Plan', 'Planet'],
  ['Wal', 'Wald'],
  ['Regel', 'Regen'],
  ['Rechnung', 'rechnen'],
  ['Zeichen', 'zeichnen'],
])('%s and %s are two words', (one, other) => expect(stem(one)).not.toBe(stem(other)));

test('what has no ending left stays as it is', () =>
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[aenrsßäungichdk]{0,14}$/)), (word) =>
      expect(stem(stem(word))).toBe(stem(word)),
    ),
  ));

test('a question is asked by the words that tell something', () => {
  expect(askedWords('Wie kann ich das Abo wieder kündigen?')).toEqual(['abo', 'wieder', 'kundigen']);
  expect(askedWords('Wo ist was?')).toEqual(['wo', 'ist', 'was']);
  expect(askedWords('Zoo zoo ZOO')).toEqual(['zoo']);
  expect(askedWords('')).toEqual([]);
  expect(askedWords('Zoo-Rallye')).toEqual(['zoo', 'rallye']);
  expect(askedWords('E-Paper', true)).toEqual(['e-paper']);
});

test('the longest question has an end', () =>
  expect(askedWords(Array.from({ length: 2000 }, (_, place) => `wort${place}`).join(' ')).length).toBeLessThan(20));

test('a word with hyphens is its parts and itself', () =>
  expect(wordsOf('Schul-Abo jetzt')).toEqual(['Schul', 'Abo', 'SchulAbo', 'jetzt']));

test('marking loses no letter of a text', () => {
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

test('the words found are marked in every form', () => {
  const marked = markFound('Eulen: die Nachteule fliegt', ['eul']).filter(({ found }) => found);
  expect(marked.map(({ text }) => text)).toEqual(['Eulen', 'Nachteule']);
});

test('what is asked of a thing is told from the thing', () => {
  for (const word of ['alt', 'schnell', 'funktioniert', 'entsteht']) expect(isMeasure(word)).toBe(true);
  for (const word of ['aufzug', 'gps', 'zeitung']) expect(isMeasure(word)).toBe(false);
});
