import type { Content } from '@/lib/content/kinds';
import { divider } from '@/lib/syllables/divide';
import { LETTER_MAKERS } from './letter-makers';
import { lettersOf } from './letters';
import type { Level } from './level';
import { makeSyllables } from './syllables/make';

type Source = Pick<Content, 'puzzles' | 'syllables'>;

/** Words with their syllables, in capital letters:
 * dividedWords(content) → [{ word: 'VULKAN', clue: 'Ein Berg, …', syllables: ['VUL', 'KAN'] }, …] */
export function dividedWords({ puzzles, syllables }: Source) {
  const divide = divider(syllables);
  return puzzles.words.map(({ word, clue }) => ({
    word: lettersOf(word),
    clue,
    syllables: divide(word).map(lettersOf),
  }));
}

/** Makers of the puzzles with words and sentences from the content. */
export const WORD_MAKERS = {
  ...LETTER_MAKERS,
  syllables: (content: Source, level: Level, seed: number) =>
    makeSyllables({ words: dividedWords(content) }, level, seed),
};
