import type { Content } from '@/lib/content/kinds';
import { cluedWords } from './clued';

/** As many of its own words a crossword about an article has at least. */
const FEWEST = 8;

/** hasPuzzle(content, 'wie-brot-aufgeht') → true */
export const hasPuzzle = ({ puzzles }: Pick<Content, 'puzzles'>, slug: string): boolean =>
  cluedWords(puzzles, slug).length >= FEWEST;

/** Those a puzzle is made from: withPuzzle(content) → [{ slug: 'wie-brot-aufgeht', … }, …] */
export const withPuzzle = (content: Content) => content.articles.filter(({ slug }) => hasPuzzle(content, slug));
