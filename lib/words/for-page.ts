import type { Content } from 'content/kinds';
import { divider } from 'german/syllables/divide';
import type { Word } from './games';

/** The dictionary for „Mein Duda“: wordsOf(content) → [{ word: 'Magma', meaning: '…', syllables: ['Mag', 'ma'] }, …] */
export function wordsOf({ glossary, syllables }: Content): Word[] {
  const divide = divider(syllables);
  return glossary.map(({ word, explanation, example }) => ({
    word,
    meaning: explanation,
    syllables: divide(word),
    ...(example && { example }),
  }));
}
