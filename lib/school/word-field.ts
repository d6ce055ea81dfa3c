import type { WorksheetLevel } from 'content/kinds';
import { lettersOf } from 'german/letters';
import { shuffle } from 'german/shuffle';
import { randomFrom } from 'puzzles/random';
import { wordsearch } from 'puzzles/wordsearch/make';
import type { WordSearch } from 'puzzles/wordsearch/puzzle';
import type { TextBlock } from './levels';

/** Cells per side, and the maximum number of words. */
const FIELD = 8;
const MOST = 6;

/** Words capitalized only because they are nouns, not at the start of a sentence. */
const NOUNS = /(?<!^|[.!?:]\s+|„|[\p{L}-])\p{Lu}\p{Ll}{3,6}(?![\p{L}-])/gu;

const isFitting = (word: string) => /^[A-ZÄÖÜ]{4,7}$/.test(word);

/** Up to six words in capitals, none part of another: the worksheet's own, then nouns of the text:
 * wordsToFind(questions, text, 47) → ['KORALLE', 'POLYP', …] */
function wordsToFind({ match, syllables, nouns, gaps }: WorksheetLevel, text: readonly TextBlock[], seed: number) {
  const asked = [
    ...match.map((entry) => (typeof entry === 'string' ? entry : entry.word)),
    ...syllables,
    ...nouns.found,
    ...gaps.words,
  ];
  const read = text.flatMap(({ type, text: words }) => (type === 'heading' ? [] : (words.match(NOUNS) ?? [])));
  const random = randomFrom(seed);
  const words: string[] = [];
  for (const word of [...shuffle(asked, random), ...shuffle(read, random)].map(lettersOf)) {
    const isApart = words.every((other) => !other.includes(word) && !word.includes(other));
    if (words.length < MOST && isFitting(word) && isApart) words.push(word);
  }
  return words;
}

/** Deterministic: sheetField(questions, text, 47) → { rows: ['EONIHBNW', …], hidden: [ … ] } */
export const sheetField = (questions: WorksheetLevel, text: readonly TextBlock[], seed: number): WordSearch =>
  wordsearch(wordsToFind(questions, text, seed), FIELD, seed);
