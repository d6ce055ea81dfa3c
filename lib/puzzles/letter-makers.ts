import type { Content } from '@/lib/content/kinds';
import { makeAnagrams } from './anagrams/make';
import { makeCipher } from './cipher/make';
import { cluedWords } from './clued';
import { makeCrossword } from './crossword/make';
import type { Level } from './level';
import { rested } from './rest';
import { makeWordsearch } from './wordsearch/make';

type Source = Pick<Content, 'puzzles'>;

const words = ({ puzzles }: Source) => cluedWords(puzzles);

/** A weekly crossword prefers words not used lately; falls back to all words if those are too few. */
function crosswordOf({ puzzles }: Source, level: Level, seed: number, occasion: string) {
  const all = cluedWords(puzzles);
  const fresh = rested(all, occasion);
  try {
    if (fresh) return makeCrossword({ words: fresh }, level, seed);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return makeCrossword({ words: cluedWords(puzzles, occasion), others: all }, level, seed);
}

/** Makers of the puzzles whose words need no syllables: LETTER_MAKERS.anagrams(content, 'easy', 47) → { words: […] } */
export const LETTER_MAKERS = {
  /** For an article, given its slug: its own words first. */
  crossword: (content: Source, level: Level, seed: number, occasion = '') =>
    crosswordOf(content, level, seed, occasion),
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
