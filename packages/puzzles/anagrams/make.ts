import { shuffle } from 'german/shuffle';
import { isHarmless, type WordWithClue, wordsWithClues } from '../clued';
import type { Maker } from '../contract';
import type { Level } from '../level';
import { randomFrom } from '../random';
import type { Anagrams } from './puzzle';

const SETTINGS = {
  easy: { words: 5, shortest: 4, longest: 6 },
  hard: { words: 7, shortest: 7, longest: 9 },
} as const satisfies Record<Level, object>;
const TRIES = 50;

const sorted = (word: string) => [...word].sort().join('');

/** Number of letters in their original position. */
const kept = (word: string, other: string) => [...word].filter((letter, at) => other[at] === letter).length;

/** Never a listed or unwanted word; at most a third of the letters keep their position. */
function scramble(word: string, all: readonly string[], random: () => number): string | undefined {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const mixed = shuffle([...word], random).join('');
    if (kept(word, mixed) * 3 <= word.length && !all.includes(mixed) && isHarmless(mixed)) return mixed;
  }
  return undefined;
}

/** Deterministic for words, level and seed:
 * makeAnagrams({ words }, 'easy', 47) → { words: [{ word: 'LAVA', scrambled: 'AVLA', clue: 'So heißt Magma, …' }, …] } */
export function makeAnagrams({ words }: { words: readonly WordWithClue[] }, level: Level, seed: number): Anagrams {
  const { words: count, shortest, longest } = SETTINGS[level];
  const random = randomFrom(seed);
  const all = words.map(({ word }) => word);
  const isAlone = (word: string) => all.filter((other) => sorted(other) === sorted(word)).length === 1;
  const found: Anagrams['words'] = [];
  for (const { word, clue } of shuffle(words, random)) {
    if (found.length === count) break;
    if (word.length < shortest || word.length > longest || !isAlone(word)) continue;
    const scrambled = scramble(word, all, random);
    if (scrambled) found.push({ word, scrambled, clue });
  }
  if (found.length < count)
    throw new RangeError(`Buchstabendreher: nur ${found.length} passende Wörter, es braucht ${count}`);
  return { words: found };
}

export const anagramsMaker: Maker<Anagrams> = {
  list: 'words',
  room: [55, 75],
  make: ({ puzzles }, level, seed) => makeAnagrams({ words: wordsWithClues(puzzles) }, level, seed),
};
