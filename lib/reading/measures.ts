import type { Divide } from 'german/syllables/divide';
import { plainWords, runningWords } from 'german/words';
import { sentencesOf } from '@/lib/news/reading';

/** Shares in percent; words with digits have no syllables and count only towards sentence length. */
export type Measures = {
  words: number;
  sentences: number;
  meanSentence: number;
  longestSentence: number;
  ofThreeSyllables: number;
  ofSevenLetters: number;
  ofOneSyllable: number;
  /** First Wiener Sachtextformel: roughly the school year for which the text is suitable. */
  wiener: number;
};

export type Sentence = { text: string; words: number };

/** countedSentences(['Es regnet. Ja, sehr.']) → [{ text: 'Es regnet.', words: 2 }, { text: 'Ja, sehr.', words: 2 }] */
export const countedSentences = (texts: readonly string[]): Sentence[] =>
  texts
    .flatMap(sentencesOf)
    .map((sentence) => ({ text: sentence.trim(), words: runningWords(sentence).length }))
    .filter(({ words }) => words > 0);

const share = (words: readonly string[], holds: (word: string) => boolean) =>
  words.length === 0 ? 0 : (words.filter(holds).length / words.length) * 100;

/** Paragraphs only, no headings: measuresOf(['Der Vulkan bricht aus. Es zischt.'], divide) → { words: 6, sentences: 2, meanSentence: 3, … } */
export function measuresOf(texts: readonly string[], divide: Divide): Measures {
  const sentences = countedSentences(texts);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const plain = texts.flatMap(plainWords);
  const meanSentence = sentences.length === 0 ? 0 : words / sentences.length;
  const ofThreeSyllables = share(plain, (word) => divide(word).length >= 3);
  const ofSevenLetters = share(plain, (word) => word.length > 6);
  const ofOneSyllable = share(plain, (word) => divide(word).length === 1);
  const wiener =
    0.1935 * ofThreeSyllables + 0.1672 * meanSentence + 0.1297 * ofSevenLetters - 0.0327 * ofOneSyllable - 0.875;
  return {
    words,
    sentences: sentences.length,
    meanSentence,
    longestSentence: Math.max(0, ...sentences.map((sentence) => sentence.words)),
    ofThreeSyllables,
    ofSevenLetters,
    ofOneSyllable,
    wiener: plain.length === 0 ? 0 : wiener,
  };
}
