import fc from 'fast-check';
import { divider } from 'german/syllables/divide';

const divide = divider([]);

test('splitting keeps every letter', () => {
  expect(divide('VULKAN')).toEqual(['VUL', 'KAN']);
  expect(divide('Café-Besuch')).toEqual(['Ca', 'fé-', 'Be', 'such']);
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => divide(text).join('') === text));
  fc.assert(fc.property(fc.stringMatching(/^[a-zäöüßA-ZÄÖÜ]{1,80}$/), (word) => divide(word).join('') === word));
});

test('a list overrides the patterns, in any case', () => {
  const own = divider(['Ig-el', 'Clown']);
  expect(own('igel')).toEqual(['ig', 'el']);
  expect(own('Clown')).toEqual(['Clown']);
});
