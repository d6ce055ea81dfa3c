import { letterRules } from '../letter-rules';
import type { Anagrams } from './puzzle';

/** Cell indexes of a word: cellsOf({ words: [LAVA, MOND] }, 1) → [4, 5, 6, 7] */
export function cellsOf({ words }: Anagrams, at: number): number[] {
  const before = words.slice(0, at).reduce((sum, { word }) => sum + word.length, 0);
  return Array.from(words[at]?.word ?? '', (_, nth) => before + nth);
}

export const anagramRules = letterRules(({ words }: Anagrams) => words.map(({ word }) => word).join(''));
