import { UNWANTED } from '../letters';
import type { Anagrams } from './puzzle';

function count(word: string): string {
  const times: Record<string, number> = {};
  for (const letter of word) times[letter] = (times[letter] ?? 0) + 1;
  return JSON.stringify(Object.entries(times).sort());
}

/** Faults of a puzzle, [] if it is valid: faultsOfAnagrams(puzzle) → ['AVLA hat andere Buchstaben als LAVE'] */
export function faultsOfAnagrams({ words }: Anagrams): string[] {
  const faults = words.length < 5 ? [`Nur ${words.length} Wörter`] : [];
  const real = words.map(({ word }) => word);
  for (const { word, scrambled } of words) {
    if (/[^A-ZÄÖÜ]/.test(word)) faults.push(`${word} hat ein Zeichen, das kein Buchstabe ist`);
    if (count(word) !== count(scrambled)) faults.push(`${scrambled} hat andere Buchstaben als ${word}`);
    if (real.includes(scrambled)) faults.push(`${scrambled} ist ein richtiges Wort`);
    if (UNWANTED.some((one) => scrambled.includes(one))) faults.push(`${scrambled} enthält, was keiner lesen soll`);
  }
  if (new Set(real.map(count)).size !== real.length) faults.push('Zwei Wörter haben die gleichen Buchstaben');
  if (new Set(words.map(({ clue }) => clue)).size !== words.length) faults.push('Ein Hinweis steht zweimal da');
  return faults;
}
