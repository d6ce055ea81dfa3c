import fc from 'fast-check';
import { randomFrom } from '@/lib/puzzles/random';
import {
  canBeOrdered,
  draw,
  hiddenWord,
  isInOrder,
  mixedSyllables,
  rightLetters,
  spellingOf,
  type Word,
} from '@/lib/words/games';

const made = (word: string, ...syllables: string[]): Word => ({ word, meaning: `Was ${word} heißt.`, syllables });
const MINE = [made('Vulkan', 'Vul', 'kan'), made('Ei', 'Ei')];
const ALL = [...MINE, made('Magma', 'Mag', 'ma'), made('Mama', 'Ma', 'ma'), made('Koralle', 'Ko', 'ral', 'le')];
const seed = fc.integer();

test('a game draws the child’s own words first, each once, and fills up from the dictionary (R-WORD-5)', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 6 }), (start, count) => {
      const words = draw(MINE, ALL, count, randomFrom(start)).map(({ word }) => word);
      expect(new Set(words).size).toBe(Math.min(count, ALL.length));
      expect(MINE.filter(({ word }) => words.includes(word))).toHaveLength(Math.min(count, MINE.length));
    }),
  );
});

test('syllables lie in another order, none is lost, and laid right they are right', () => {
  const syllables = fc.uniqueArray(fc.constantFrom('Vul', 'kan', 'be', 'ben', 'fe', 'der'), { minLength: 2 });
  fc.assert(
    fc.property(syllables, seed, (right, start) => {
      const mixed = mixedSyllables(right, randomFrom(start));
      expect(isInOrder(mixed, right)).toBe(false);
      expect([...mixed].sort()).toEqual([...right].sort());
      expect(isInOrder(right, right)).toBe(true);
    }),
  );
});

test('only words of two different syllables are given to be ordered', () =>
  expect(ALL.filter(canBeOrdered).map(({ word }) => word)).toEqual(['Vulkan', 'Magma', 'Koralle']));

test.each([
  ['Vulkan', 'right'],
  [' Vulkan ', 'right'],
  ['vulkan', 'case'],
  ['Vulcan', 'wrong'],
  ['', 'wrong'],
])('„%s“ written for „Vulkan“ is %s', (typed, spelling) => expect(spellingOf(typed, 'Vulkan')).toBe(spelling));

test('an umlaut put together of two signs is right, too', () =>
  expect(spellingOf('Ga\u0308rung', 'Gärung')).toBe('right'));

test('who is not right yet is shown how far the word is right', () => {
  expect([rightLetters('Vulcan', 'Vulkan'), rightLetters('x', 'Vulkan'), rightLetters('VULKAN', 'Vulkan')]).toEqual([
    3, 0, 6,
  ]);
  expect(hiddenWord('U-Boot', 1)).toBe('U - _ _ _ _');
});
