import { cellsOf } from 'puzzles/wordsearch/play';
import { WAY_NAMES, type WordSearch } from 'puzzles/wordsearch/puzzle';
import type { Paper } from './paper';

/** wordsearchPaper(puzzle, 'easy', source) → { hint: 'Such …', rows: [['L', 'I', …], …], words: ['VULKAN', …], … } */
export const wordsearchPaper: Paper<WordSearch> = ({ rows, hidden }, level, { hints }) => {
  return {
    hint: hints.wordsearch[level],
    rows: rows.map((row) => [...row]),
    words: hidden.map(({ word }) => word),
    ends: hidden.map((one) => [cellsOf(one)[0], cellsOf(one).at(-1)]),
    places: hidden
      .map(({ word, row, column, way }) => `${word}: Reihe ${row + 1}, Spalte ${column + 1}, ${WAY_NAMES[way]}.`)
      .join(' '),
  };
};
