import type { Divide } from './syllables/divide';

const SOFT_HYPHEN = '\u00ad';

/** In letters; shorter words fit on a line of a phone. */
const LEAST = 12;
/** In letters: the shortest part of a word that stands alone on a line. */
const LEAST_PART = 3;

/** By syllables, without a short part at either end, and never behind a single vowel: ['Ge', 'burts', 'tag'] → 'Geburts-tag' */
function byPart(syllables: readonly string[]): string {
  const parts: string[] = [];
  for (const syllable of syllables) {
    const last = parts.at(-1);
    const isJoined = last !== undefined && (parts.join('').length < LEAST_PART || [...last].length === 1);
    if (isJoined) parts.push(`${parts.pop()}${syllable}`);
    else parts.push(syllable);
  }
  while (parts.length > 1 && (parts.at(-1) ?? '').length < LEAST_PART) parts.push(parts.splice(-2).join(''));
  return parts.join(SOFT_HYPHEN);
}

/** Adds soft hyphens to long words for browsers without German hyphenation, by a list of words, else by syllables:
 * hyphenated('Alle Buchtipps', ['Buch-tipps'], divide) → 'Alle Buch\u00adtipps' */
export const hyphenated = (text: string, divided: readonly string[], divide: Divide): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const found = divided.find((entry) => entry.replaceAll('-', '') === word);
    if (found) return found.replaceAll('-', SOFT_HYPHEN);
    return word.length < LEAST ? word : byPart(divide(word));
  });

/** unhyphenated('Buch\u00adtipps') → 'Buchtipps' */
export const unhyphenated = (text: string) => text.replaceAll(SOFT_HYPHEN, '');
