import type { Content } from '@/lib/content/kinds';
import { makeAnagrams } from './anagrams/make';
import { makeCipher } from './cipher/make';
import { cluedWords } from './clued';
import { makeCrossword } from './crossword/make';
import type { Level } from './level';
import { makeWordsearch } from './wordsearch/make';

type Source = Pick<Content, 'puzzles'>;

const words = ({ puzzles }: Source) => cluedWords(puzzles);

/** Of the puzzles for which a word need not be divided: LETTER_MAKERS.anagrams(content, 'easy', 47) → { words: […] } */
export const LETTER_MAKERS = {
  /** To an article, by its slug: its own words first. */
  crossword: (content: Source, level: Level, seed: number, occasion = '') =>
    makeCrossword({ words: cluedWords(content.puzzles, occasion), others: words(content) }, level, seed),
  wordsearch: (content: Source, level: Level, seed: number) =>
    makeWordsearch({ words: words(content).map(({ word }) => word) }, level, seed),
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
