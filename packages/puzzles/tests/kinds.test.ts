import { existsSync } from 'node:fs';
import { allKinds, type Kind } from 'content/puzzle-kinds';
import { CHECKERS } from '../checkers';
import { everySeed } from './every-seed';
import { makerOf } from './made';

/** What a kind's checker proves. */
const PROVEN: Record<Kind, string> = {
  crossword: 'every crossword is one grid of crossing words with their clues and a solution word (R-PUZ-21)',
  wordsearch: 'every word search has each word once and nothing rude in any direction (R-PUZ-23)',
  sudoku: 'every sudoku has one solution, found without guessing, as hard as it says (R-PUZ-40)',
  syllables: 'every syllable belongs to one word, and the marked letters are the solution word (R-PUZ-24)',
  anagrams: 'every word is scrambled, and into no other word (R-PUZ-25)',
  cipher: 'every cipher can be read by its key, and a wheel by one pair (R-PUZ-26)',
  maze: 'every maze has one way from start to goal, and no cell out of reach (R-PUZ-41)',
  logic: 'every logic puzzle has one solution, and needs each of its clues (R-PUZ-42)',
  pairs: 'every picture has two cards, in full rows (R-PUZ-43)',
  differences: 'two pictures differ in as many places as they say, each with its own areas (R-PUZ-44)',
};

const prove = <K extends Kind>(kind: K) => everySeed(makerOf(kind), CHECKERS[kind]);

test.each(allKinds().map((kind) => [PROVEN[kind], kind] as const))('%s', (_, kind) => prove(kind));

test.each(allKinds())('%s has a template for its worksheet', (kind) =>
  expect(existsSync(`lib/print/puzzles/${kind}.typ`)).toBe(true),
);
