import type { Content } from '@/lib/content/kinds';
import { syllablesOf } from '@/lib/syllables/site';
import type { Word } from './games';

/** The dictionary for „Mein Duda“: wordsOf(content) → [{ word: 'Magma', meaning: '…', syllables: ['Mag', 'ma'] }, …] */
export const wordsOf = ({ glossary }: Content): Word[] =>
  glossary.map(({ word, explanation, example }) => ({
    word,
    meaning: explanation,
    syllables: syllablesOf(word),
    ...(example && { example }),
  }));
