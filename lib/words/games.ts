import { shuffle } from 'german/shuffle';

/** A dictionary word, as games need it. */
export type Word = {
  word: string;
  meaning: string;
  /** ['Vul', 'kan'] */
  syllables: readonly string[];
  /** Example sentence, for a card without a sentence of its own. */
  example?: string | undefined;
};

const letters = (word: string) => word.toLocaleLowerCase('de');

/** The child's own words first, then others: draw(mine, all, 4, random) → four words in random order */
export function draw(mine: readonly Word[], others: readonly Word[], count: number, random: () => number): Word[] {
  const known = new Set(mine.map(({ word }) => word));
  const rest = others.filter(({ word }) => !known.has(word));
  const drawn = [...shuffle(mine, random), ...shuffle(rest, random)].slice(0, count);
  return shuffle(drawn, random);
}

/** Needs at least two different syllables: canBeOrdered({ syllables: ['Ei'] }) → false */
export const canBeOrdered = ({ syllables }: Word) => new Set(syllables.map(letters)).size > 1;

/** Never the correct order: mixedSyllables(['Vul', 'kan'], random) → ['kan', 'Vul'] */
export function mixedSyllables(syllables: readonly string[], random: () => number): string[] {
  const right = syllables.join(' ');
  const mixed = shuffle(syllables, random);
  return mixed.join(' ') === right ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}

/** Accepts swapped equal syllables: isInOrder(['Ma', 'ma'], ['Ma', 'ma']) → true */
export const isInOrder = (laid: readonly string[], right: readonly string[]) => laid.join('') === right.join('');

export type Spelling = 'right' | 'case' | 'wrong';

/** Distinguishes wrong capitals from typos: spellingOf('vulkan', 'Vulkan') → 'case' */
export function spellingOf(typed: string, word: string): Spelling {
  const written = typed.trim().normalize('NFC');
  if (written === word) return 'right';
  return letters(written) === letters(word) ? 'case' : 'wrong';
}

/** Number of correct letters from the start: rightLetters('Vulcan', 'Vulkan') → 3 */
export function rightLetters(typed: string, word: string): number {
  const written = [...letters(typed.trim().normalize('NFC'))];
  const wanted = [...letters(word)];
  const wrong = wanted.findIndex((letter, place) => written[place] !== letter);
  return wrong < 0 ? wanted.length : wrong;
}

/** Underscores stand for hidden letters: hiddenWord('Vulkan', 2) → 'V u _ _ _ _' */
export const hiddenWord = (word: string, shown: number): string =>
  [...word].map((letter, place) => (place < shown || letter === '-' ? letter : '_')).join(' ');
