import type { Divide } from 'german/syllables/divide';
import { plainWords } from 'german/words';

const ONSETS =
  /^(|b|bl|br|c|ch|chl|chr|ck|cl|cr|d|dr|f|fl|fr|g|gh|gl|gn|gr|h|j|k|kl|kn|kr|l|m|n|p|pf|pfl|pfr|ph|phr|pl|pr|ps|qu|r|rh|s|sc|sch|schl|schm|schn|schr|schw|sh|sk|skl|sl|sm|sn|sp|spl|spr|st|str|t|th|thr|tr|ts|tsch|v|vl|w|wr|x|y|z|zw|ß)$/;

/** Vowel groups; the u of 'qu' is part of a consonant. */
const VOWELS = /(?<!q)[aeiouäöüyàáâéèêëíîïóôúû]+/g;

const isDoubtful = (syllable: string) => {
  const letters = syllable.toLowerCase().replace(/[^\p{L}]/gu, '');
  const nuclei = [...letters.matchAll(VOWELS)];
  const [first] = nuclei;
  return nuclei.length !== 1 || !ONSETS.test(letters.slice(0, first?.index).replace(/^q$/, 'qu'));
};

/** Words with a syllable that has no vowel, two vowels apart, or a beginning no German syllable has, as they are divided:
 * doubtfulWords(['Die Eule sagt: Psst.'], divide) → ['Psst'] */
export const doubtfulWords = (texts: readonly string[], divide: Divide): string[] =>
  [...new Set(texts.flatMap(plainWords))]
    .map((word) => divide(word))
    .filter((syllables) => syllables.some(isDoubtful))
    .map((syllables) => syllables.join('-'));
