import { Anagrams } from './anagrams/anagrams';
import { AnagramsSolution } from './anagrams/anagrams-solution';
import { Cipher } from './cipher/cipher';
import { CipherSolution } from './cipher/cipher-solution';
import { Crossword } from './crossword/crossword';
import { CrosswordSolution } from './crossword/crossword-solution';
import { paper } from './paper-parts';
import { Syllables } from './syllables/syllables';
import { SyllablesSolution } from './syllables/syllables-solution';
import { Wordsearch } from './wordsearch/wordsearch';
import { WordsearchSolution } from './wordsearch/wordsearch-solution';

/** Print components of the kinds with letters. */
export const LETTER_PAPERS = {
  crossword: paper({ Sheet: Crossword, Solution: CrosswordSolution }),
  wordsearch: paper({ Sheet: Wordsearch, Solution: WordsearchSolution }),
  syllables: paper({ Sheet: Syllables, Solution: SyllablesSolution }),
  anagrams: paper({ Sheet: Anagrams, Solution: AnagramsSolution }),
  cipher: paper({ Sheet: Cipher, Solution: CipherSolution }),
};
