import { typeset } from 'german/typography';
import { blocksOf } from 'puzzles/logic/play';
import type { Logic } from 'puzzles/logic/puzzle';
import type { Paper } from './paper';

/** logicPaper(puzzle, 'easy', source) → { hint: 'Mach …', title: 'Besuch im Tierheim', clues: ['Mia hat nicht den Hund.', …], … } */
export const logicPaper: Paper<Logic> = (puzzle, _level, { hints }) => {
  const { title, story, categories, clues, solution } = puzzle;
  return {
    hint: hints.logic,
    title,
    story: typeset(story),
    clues: clues.map(({ text }) => typeset(text)),
    blocks: blocksOf(puzzle).map(({ one, other }) => ({ down: categories[one], across: categories[other] })),
    heads: categories.map((category) => category.name),
    solution: solution.map((row) => row.map((item, at) => categories[at]?.items[item] ?? '')),
  };
};
