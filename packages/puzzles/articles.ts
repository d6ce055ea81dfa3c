import type { Content } from 'content/kinds';
import { wordsWithClues } from './clued';

/** Minimum number of an article's own words in its crossword. */
const FEWEST = 8;

/** hasPuzzle(content, 'wie-brot-aufgeht') → true */
export const hasPuzzle = ({ puzzles }: Pick<Content, 'puzzles'>, slug: string): boolean =>
  wordsWithClues(puzzles, slug).length >= FEWEST;

/** Articles with a crossword of their own: withPuzzle(content) → [{ slug: 'wie-brot-aufgeht', … }, …] */
export const withPuzzle = (content: Content) => content.articles.filter(({ slug }) => hasPuzzle(content, slug));
