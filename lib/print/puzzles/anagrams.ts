import { typeset } from 'german/typography';
import type { Anagrams } from 'puzzles/anagrams/puzzle';
import type { Paper } from './paper';

/** anagramsPaper(puzzle, 'easy', source) → { hint: 'Ordne …', words: [{ word: 'LAVA', scrambled: ['A', 'V', 'L', 'A'], … }, …] } */
export const anagramsPaper: Paper<Anagrams> = ({ words }, _level, { hints }) => ({
  hint: hints.anagrams,
  words: words.map(({ word, scrambled, clue }) => ({ word, scrambled: [...scrambled], clue: typeset(clue) })),
});
