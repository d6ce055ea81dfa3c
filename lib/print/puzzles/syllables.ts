import { typeset } from 'german/typography';
import { textOf } from 'puzzles/syllables/play';
import type { SyllableRiddle } from 'puzzles/syllables/puzzle';
import type { Paper } from './paper';

/** syllablesPaper(puzzle, 'easy', source) → { hint: 'Streich …', box: ['FE', 'HE', …], words: [{ clue: 'Winzige Pilze (2 Silben)', … }, …], … } */
export const syllablesPaper: Paper<SyllableRiddle> = (puzzle, _level, { hints }) => {
  return {
    hint: hints.syllables,
    box: puzzle.box,
    word: puzzle.solution,
    words: puzzle.words.map(({ clue, syllables: parts, marked }) => ({
      clue: typeset(`${clue} (${parts.length} Silben)`),
      letters: textOf(puzzle, parts).length,
      marked,
      solved: parts.map((at) => puzzle.box[at]).join('-'),
    })),
  };
};
