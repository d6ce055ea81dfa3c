import type { SearchWords } from '@/lib/content/kinds';
import { WEEKDAYS } from '@/lib/dates/german';
import { partsOf } from './compounds';
import { fold } from './fold';
import { isIgnored, stem, wordsOf } from './words';

/** Stems, of short ones only those that stand as they are: nounsIn(['Die Werkstatt'], words) → Set { 'werkstatt' } */
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

/** nounParts('Druckwerkstatt', nouns) → ['druck', 'werkstatt']; no sun in a Sunday. */
export function nounParts(word: string, nouns: ReadonlySet<string>): string[] {
  if (!/^\p{Lu}/u.test(word) || WEEKDAYS.some((day) => day === word)) return [];
  const term = stem(word);
  return partsOf(fold(word), (one) => one !== term && nouns.has(one));
}
