import { lettersOf } from 'german/letters';
import { shuffle } from 'german/shuffle';
import type { WordWithClue } from '../clued';
import type { Ingredients, Maker } from '../contract';
import type { Level } from '../level';
import { randomFrom } from '../random';
import type { SyllableRiddle } from './puzzle';

type Divided = WordWithClue & { syllables: readonly string[] };

const SETTINGS = {
  easy: { words: 5, longest: 3 },
  hard: { words: 7, longest: 5 },
} as const satisfies Record<Level, object>;
/** Retry limit for solution words. */
const TRIES = 40;

/** A word for each letter, without duplicates or shared syllables. */
function wordsFor(solution: string, words: readonly Divided[]): Divided[] | undefined {
  const chosen: Divided[] = [];
  for (const letter of solution) {
    const next = words.find(
      ({ word, syllables }) =>
        word.includes(letter) &&
        word !== solution &&
        !chosen.some((one) => one.word === word || one.syllables.some((syllable) => syllables.includes(syllable))),
    );
    if (!next) return;
    chosen.push(next);
  }
  return chosen;
}

/** Deterministic for words, level and seed: makeSyllables({ words }, 'easy', 47) → { box: ['FE', 'HE', …], words: [{ clue: 'Winzige Pilze,
 * …', syllables: [1, 0], marked: 2 }, …], solution: 'FUNKE' } */
export function makeSyllables({ words }: { words: readonly Divided[] }, level: Level, seed: number): SyllableRiddle {
  const { words: count, longest } = SETTINGS[level];
  const random = randomFrom(seed);
  const mixed = shuffle(words, random);
  const isLong = ({ syllables }: Divided) => syllables.length > 2;
  // Hard riddles prefer long words.
  const order = level === 'easy' ? mixed : [...mixed.filter(isLong), ...mixed.filter((one) => !isLong(one))];
  const divided = order.filter(
    ({ syllables }) =>
      syllables.length > 1 && syllables.length <= longest && new Set(syllables).size === syllables.length,
  );
  const solutions = shuffle(words, random).filter(({ word }) => word.length === count);
  for (const { word: solution } of solutions.slice(0, TRIES)) {
    const chosen = wordsFor(solution, divided);
    if (!chosen) continue;
    const box = chosen.flatMap(({ syllables }) => syllables).sort((one, other) => one.localeCompare(other, 'de'));
    return {
      box,
      words: chosen.map(({ word, clue, syllables }, at) => ({
        clue,
        syllables: syllables.map((syllable) => box.indexOf(syllable)),
        marked: word.indexOf(solution[at] ?? ''),
      })),
      solution,
    };
  }
  throw new RangeError(`Silbenrätsel: ${divided.length} Wörter ergeben kein Lösungswort mit ${count} Buchstaben`);
}

const dividedWords = ({ puzzles, divided }: Ingredients): Divided[] =>
  puzzles.words.map(({ word, clue }, at) => ({
    word: lettersOf(word),
    clue,
    syllables: divided[at]?.split('-') ?? [],
  }));

export const syllablesMaker: Maker<SyllableRiddle> = {
  list: 'words',
  room: [58, 76],
  make: (source, level, seed) => makeSyllables({ words: dividedWords(source) }, level, seed),
};
