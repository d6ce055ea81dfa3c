import type { Content } from '@/lib/content/kinds';
import { divider } from '@/lib/syllables/divide';
import { makeAnagrams } from './anagrams/make';
import { makeCipher } from './cipher/make';
import { cluedWords } from './clued';
import { makeCrossword } from './crossword/make';
import { lettersOf } from './letters';
import type { Level } from './level';
import { makeSyllables } from './syllables/make';
import { makeWordsearch } from './wordsearch/make';

type Source = Pick<Content, 'puzzles' | 'syllables'>;

const words = ({ puzzles }: Source) => cluedWords(puzzles);

/** Each with its syllables, in capital letters as the puzzles write them. */
function dividedWords({ puzzles, syllables }: Source) {
  const divide = divider(syllables);
  return puzzles.words.map(({ word, clue }) => ({
    word: lettersOf(word),
    clue,
    syllables: divide(word).map(lettersOf),
  }));
}

/** The puzzles that are made of content's words and sentences. */
export const WORD_MAKERS = {
  /** To an article, by its slug: its own words first. */
  crossword: (content: Source, level: Level, seed: number, occasion = '') =>
    makeCrossword({ words: cluedWords(content.puzzles, occasion), others: words(content) }, level, seed),
  wordsearch: (content: Source, level: Level, seed: number) =>
    makeWordsearch({ words: words(content).map(({ word }) => word) }, level, seed),
  syllables: (content: Source, level: Level, seed: number) =>
    makeSyllables({ words: dividedWords(content) }, level, seed),
  anagrams: (content: Source, level: Level, seed: number) => makeAnagrams({ words: words(content) }, level, seed),
  cipher: (content: Source, level: Level, seed: number) =>
    makeCipher(
      {
        sentences: content.puzzles.sentences,
        words: words(content).map(({ word }) => word),
      },
      level,
      seed,
    ),
};
