import { z } from 'zod';
import { line, link, prose } from './parts';

const word = line(1, 40);
const words = z.array(word).min(1);

/** What the search knows beyond the site's own texts: words, questions with an answer, places people look for. */
export const searchWordsSchema = z.strictObject({
  /** Words that mean the same; who looks for one finds all. */
  same: z.array(z.array(word).min(2)),
  /** A general word and the special ones it covers. */
  general: z.array(z.strictObject({ word, covers: words })),
  /** Words a page shall be found by though they do not stand on it. The path may name an anchor, the title one of several there. */
  pages: z.array(
    z.strictObject({
      path: z.string().regex(/^\/\S*$/, 'ein Pfad wie /kuendigen/'),
      title: line(3, 90).optional(),
      words,
    }),
  ),
  /**
   * Answers that stand above the results. `ask` holds the words that make the question, `and` those of which it must
   * hold one as well, `about` those it may hold besides; any other word makes it another question.
   */
  answers: z.array(
    z.strictObject({
      title: line(5, 60),
      text: prose(20, 300),
      link,
      ask: words,
      and: words.optional(),
      about: z.array(word),
      /** Show the four prices below the text. */
      prices: z.boolean().optional(),
    }),
  ),
  /** What is offered where nothing was found. */
  places: z.array(link).min(3).max(8),
});
