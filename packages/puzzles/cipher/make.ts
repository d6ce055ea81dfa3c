import { lettersOf } from 'german/letters';
import { shuffle } from 'german/shuffle';
import { wordsWithClues } from '../clued';
import type { Maker } from '../contract';
import type { Level } from '../level';
import { randomFrom } from '../random';
import { type Cipher, type CipherMode, RING } from './puzzle';

/** `words`: words that may be read if the key has gaps. */
export type CipherSource = { sentences: readonly string[]; words: readonly string[] };

const MODES: readonly CipherMode[] = ['signs', 'numbers', 'wheel'];
/** Number of drawn signs; the 29 numbers or letters are always enough. */
const SIGNS = 25;
const HIDDEN = 4;
const TRIES = 80;

const wordsOf = (text: string) => text.split(' ').map(lettersOf).filter(Boolean);

/** All permutations of letters: orders('AB') → ['AB', 'BA'] */
const orders = (letters: string): string[] =>
  letters.length < 2
    ? [letters]
    : [...letters].flatMap((one, at) => orders(letters.slice(0, at) + letters.slice(at + 1)).map((rest) => one + rest));

/** Whether only one assignment of the hidden letters yields known words. */
function isClear(words: readonly string[], hidden: string, known: ReadonlySet<string>): boolean {
  const readings = orders(hidden).filter((order) =>
    words.every((word) => known.has([...word].map((letter) => order[hidden.indexOf(letter)] ?? letter).join(''))),
  );
  return readings.length === 1;
}

function hide(words: readonly string[], letters: readonly string[], known: ReadonlySet<string>, random: () => number) {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const hidden = shuffle(letters, random).slice(0, HIDDEN);
    if (isClear(words, hidden.join(''), known)) return hidden;
  }
  return undefined;
}

function signsOf(mode: CipherMode, letters: readonly string[], random: () => number): Map<string, number> {
  if (mode === 'wheel') {
    const turn = 1 + Math.floor(random() * (RING.length - 1));
    return new Map(letters.map((letter) => [letter, (RING.indexOf(letter) + turn) % RING.length]));
  }
  const signs = shuffle([...Array(mode === 'signs' ? SIGNS : RING.length).keys()], random);
  return new Map(letters.map((letter, at) => [letter, signs[at] as number]));
}

/** Deterministic for source, level and seed: makeCipher({ sentences, words }, 'hard', 47) → { mode: 'wheel', words: [[12, 4], …], letters:
 * { 12: 'E', … }, shown: [12], text: 'Es regnet.' } */
export function makeCipher({ sentences, words: others }: CipherSource, level: Level, seed: number): Cipher {
  const random = randomFrom(seed);
  const mode = MODES[Math.floor(random() * MODES.length)] as CipherMode;
  const known = new Set([...others.map(lettersOf), ...sentences.flatMap(wordsOf)]);
  for (const text of shuffle(sentences, random)) {
    const words = wordsOf(text);
    const letters = shuffle([...new Set(words.join(''))], random);
    if (letters.length > SIGNS) continue;
    const hidden = level === 'easy' || mode === 'wheel' ? [] : hide(words, letters, known, random);
    if (!hidden) continue;
    const signs = signsOf(mode, letters, random);
    const shown =
      level === 'hard' && mode === 'wheel' ? letters.slice(0, 1) : letters.filter((one) => !hidden.includes(one));
    return {
      mode,
      words: words.map((word) => Array.from(word, (letter) => signs.get(letter) as number)),
      letters: Object.fromEntries(letters.map((letter) => [signs.get(letter), letter])),
      shown: shown.map((letter) => signs.get(letter) as number).sort((one, other) => one - other),
      text,
    };
  }
  throw new RangeError(`Geheimschrift: kein Satz von ${sentences.length} lässt sich eindeutig verschlüsseln`);
}

export const cipherMaker: Maker<Cipher> = {
  list: 'sentences',
  room: [30, 35],
  make: ({ puzzles }, level, seed) => {
    const words = wordsWithClues(puzzles).map(({ word }) => word);
    return makeCipher({ sentences: puzzles.sentences, words }, level, seed);
  },
};
