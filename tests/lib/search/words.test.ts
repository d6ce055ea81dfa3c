import fc from 'fast-check';
import { markFound } from '@/lib/search/mark';
import { compoundTails, nounsIn, stem, wordsOf } from '@/lib/search/words';

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
])('%s and %s are one word', (one, other) => expect(stem(one)).toBe(stem(other)));

test.each(['der', 'Und', 'FÜR'])('%s tells nothing', (word) => expect(stem(word)).toBeUndefined());

test('a compound is found by the nouns it ends in', () => {
  const nouns = nounsIn(['Die Werkstatt am Bach', 'eine Statt']);
  expect(compoundTails('druckwerkstatt', nouns)).toEqual(['werkstatt', 'statt']);
  expect(compoundTails('werkstatt', new Set(['werkstatt']))).toEqual([]);
});

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
