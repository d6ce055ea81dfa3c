import fc from 'fast-check';
import { randomFrom } from 'puzzles/random';
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

test('a game draws the child’s own words first, without repeats, then words of the dictionary (R-WORD-5)', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 6 }), (start, count) => {
      const words = draw(MINE, ALL, count, randomFrom(start)).map(({ word }) => word);
      expect(new Set(words).size).toBe(Math.min(count, ALL.length));
      expect(MINE.filter(({ word }) => words.includes(word))).toHaveLength(Math.min(count, MINE.length));
    }),
  );
});

test('syllables are mixed, none is lost, and the right order is accepted', () => {
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

test('only words with at least two different syllables are used for ordering', () =>
  expect(ALL.filter(canBeOrdered).map(({ word }) => word)).toEqual(['Vulkan', 'Magma', 'Koralle']));

test.each([
  ['Vulkan', 'right'],
  [' Vulkan ', 'right'],
  ['vulkan', 'case'],
  ['Vulcan', 'wrong'],
  ['', 'wrong'],
])('„%s“ for „Vulkan“ is %s', (typed, spelling) => expect(spellingOf(typed, 'Vulkan')).toBe(spelling));

test('a decomposed umlaut is accepted', () => expect(spellingOf('Ga\u0308rung', 'Gärung')).toBe('right'));

test('a wrong answer shows how many letters are right', () => {
  expect([rightLetters('Vulcan', 'Vulkan'), rightLetters('x', 'Vulkan'), rightLetters('VULKAN', 'Vulkan')]).toEqual([
    3, 0, 6,
  ]);
  expect(hiddenWord('U-Boot', 1)).toBe('U - _ _ _ _');
});
