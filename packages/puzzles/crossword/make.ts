import { seedOf } from 'german/seed';
import { type WordWithClue, wordsWithClues } from '../clued';
import type { Maker } from '../contract';
import { weekCount } from '../week';
import { makeCrossword } from './grid';
import type { Crossword } from './puzzle';

/** A word is used every seventh week. */
const TURNS = 7;

/** The words allowed in a week, none of which occur in the six weeks before and after. Undefined if `occasion` is not a week: rested([{
 * word: 'LAVA', … }, …], '2026-47') → [{ word: 'MOND', … }, …] */
function rested(words: readonly WordWithClue[], occasion: string): WordWithClue[] | undefined {
  const week = weekCount(occasion);
  return week === undefined ? undefined : words.filter(({ word }) => seedOf(word) % TURNS === week % TURNS);
}

export const crosswordMaker: Maker<Crossword> = {
  list: 'words',
  room: [64, 77],
  /** A week prefers words not used lately, if they are enough; an article prefers its own words. */
  make: ({ puzzles }, level, seed, occasion = '') => {
    const all = wordsWithClues(puzzles);
    const fresh = rested(all, occasion);
    try {
      if (fresh) return makeCrossword({ words: fresh }, level, seed);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    return makeCrossword({ words: wordsWithClues(puzzles, occasion), others: all }, level, seed);
  },
};
