import type { Term } from 'content/kinds';
import { PATHS, wordAnchor } from '@/lib/paths';

export type DictionaryPart = { letters: string; path: string };

/** Pages of the dictionary by first letter. Fixed, so that the address of a word stays. */
const PARTS = ['A–E', 'F–K', 'L–R', 'S–Z'].map((letters, at): DictionaryPart => {
  const slug = letters.toLowerCase().replace('–', '-');
  return { letters, path: at === 0 ? PATHS.dictionary : `${PATHS.dictionary}${slug}/` };
});

/** An umlaut counts as its vowel: partOf('Äquator') → { letters: 'A–E', path: '/woerterbuch/' } */
export function partOf(word: string): DictionaryPart {
  const first = word.normalize('NFD').charAt(0).toUpperCase();
  return (PARTS.find(({ letters }) => first <= letters.slice(-1)) ?? PARTS.at(-1)) as DictionaryPart;
}

/** The first part, and others that have words: partsOf([{ word: 'Magma', … }]) → [A–E, L–R] */
export const partsOf = (glossary: readonly Term[]) =>
  PARTS.filter((part, at) => at === 0 || glossary.some(({ word }) => partOf(word) === part));

/** wordPath('Magma') → '/woerterbuch/l-r/#wort-magma' */
export const wordPath = (word: string) => `${partOf(word).path}#${wordAnchor(word)}`;
