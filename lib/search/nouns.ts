import type { SearchWords } from '@/lib/content/kinds';
import { WEEKDAYS } from '@/lib/dates/german';
import { partsOf } from './compounds';
import { fold } from './fold';
import { isIgnored, stem, wordsOf } from './words';

/** Stems of nouns; short stems only if they are whole words: nounsIn(['Die Werkstatt'], words) → Set { 'werkstatt' } */
export function nounsIn(texts: readonly string[], { same, general }: SearchWords): ReadonlySet<string> {
  const added = [...same.flat(), ...general.flatMap(({ word, covers }) => [word, ...covers])];
  return new Set(
    [...texts, ...added]
      .flatMap(wordsOf)
      .filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !isIgnored(fold(word)))
      .filter((word) => stem(word).length > 3 || stem(word) === fold(word))
      .map(stem),
  );
}

/** Nouns in a compound, but not in weekdays: nounParts('Druckwerkstatt', nouns) → ['druck', 'werkstatt'] */
export function nounParts(word: string, nouns: ReadonlySet<string>): string[] {
  if (!/^\p{Lu}/u.test(word) || WEEKDAYS.some((day) => day === word)) return [];
  const term = stem(word);
  return partsOf(fold(word), (one) => one !== term && nouns.has(one));
}
