import fc from 'fast-check';
import { nearest } from '@/lib/search/near';
import { typos } from '@/lib/typos';

test.each([
  ['eule', 'eule', 0],
  ['eulne', 'eulen', 1],
  ['eulen', 'eule', 1],
  ['vulcan', 'vulkan', 1],
  ['schokolde', 'schokolade', 1],
  ['shokolde', 'schokolade', 2],
  ['hund', 'wolke', 99],
])('%s is %s with %i typos', (typed, word, count) => expect(typos(typed, word, 2)).toBe(count));

test('who has not finished a word makes no typo by it', () => {
  expect(typos('nebelkno', 'nebelknopf', 2, true)).toBe(0);
  expect(typos('nebelnko', 'nebelknopf', 2, true)).toBe(1);
});

test('the nearest words alone are taken, and none for a word too short to tell', () => {
  expect(nearest('eulne', ['eulen', 'eule', 'beule', 'wolke'])).toEqual(['eulen', 'eule']);
  expect(nearest('hunt', ['hund'])).toEqual([]);
  expect(nearest('kimi', ['krimi'])).toEqual(['krimi']);
});

test('it is the same from both sides', () => {
  const word = fc.stringMatching(/^[abc]{0,6}$/);
  fc.assert(fc.property(word, word, (one, other) => expect(typos(one, other, 2)).toBe(typos(other, one, 2))));
});
