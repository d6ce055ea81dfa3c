import fc from 'fast-check';
import { typos } from 'german/typos';
import { nearest } from '../near';

test.each([
  ['eule', 'eule', 0],
  ['eulne', 'eulen', 1],
  ['eulen', 'eule', 1],
  ['vulcan', 'vulkan', 1],
  ['schokolde', 'schokolade', 1],
  ['shokolde', 'schokolade', 2],
  ['hund', 'wolke', 99],
])('%s is %s with %i typos', (typed, word, count) => expect(typos(typed, word, 2)).toBe(count));

test('the missing rest of an unfinished word is not a typo', () => {
  expect(typos('nebelkno', 'nebelknopf', 2, true)).toBe(0);
  expect(typos('nebelnko', 'nebelknopf', 2, true)).toBe(1);
});

test('only the nearest words are taken, and none for short words', () => {
  expect(nearest('eulne', ['eulen', 'eule', 'beule', 'wolke'])).toEqual(['eulen', 'eule']);
  expect(nearest('hunt', ['hund'])).toEqual([]);
  expect(nearest('hallo', ['ballon'])).toEqual([]);
  expect(nearest('fulkan', ['vulkan'])).toEqual(['vulkan']);
  expect(nearest('kimi', ['krimi'])).toEqual(['krimi']);
});

test('the number of typos is symmetric', () => {
  const word = fc.stringMatching(/^[abc]{0,6}$/);
  fc.assert(fc.property(word, word, (one, other) => expect(typos(one, other, 2)).toBe(typos(other, one, 2))));
});
