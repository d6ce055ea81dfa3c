import type { SearchWords } from 'content/kinds';
import { WEEKDAYS } from 'german/dates/german';
import { isShort, partsOf } from './compounds';
import { fold } from './fold';
import { isIgnored, stem, wordsOf } from './words';

/** Stems of nouns, but the written forms where a stem is short: nounsIn(['Die Werkstatt der Eulen'], words) → Set { 'werkstatt', 'eulen' } */
export function nounsIn(texts: readonly string[], { same, general }: SearchWords): ReadonlySet<string> {
  const added = [...same.flat(), ...general.flatMap(({ word, covers }) => [word, ...covers])];
  return new Set(
    [...texts, ...added]
      .flatMap(wordsOf)
      .filter((word) => /^\p{Lu}\p{Ll}{2,}$/u.test(word) && !isIgnored(fold(word)))
      .map((word) => (isShort(stem(word)) ? fold(word) : stem(word))),
  );
}

/** Nouns in a compound, but not in weekdays: nounParts('Druckwerkstatt', nouns) → ['druck', 'werkstatt'] */
export function nounParts(word: string, nouns: ReadonlySet<string>): string[] {
  if (!/^\p{Lu}/u.test(word) || WEEKDAYS.some((day) => day === word)) return [];
  const term = stem(word);
  return partsOf(fold(word), (one, form) => one !== term && nouns.has(isShort(one) ? form : one));
}
