import { z } from 'zod';
import { line, link, prose } from './parts';

const word = line(1, 40);
const words = z.array(word).min(1);
const path = z.string().regex(/^\/\S*$/, 'ein Pfad wie /kuendigen/');

export const searchWordsSchema = z.strictObject({
  /** Who looks for one finds all. */
  same: z.array(z.array(word).min(2)),
  general: z.array(z.strictObject({ word, covers: words })),
  /** Words a page shall be found by though they do not stand on it; `title` names one of several at an anchor. */
  pages: z.array(
    z.strictObject({
      path,
      title: line(3, 90).optional(),
      words,
    }),
  ),
  /** `ask` makes the question, of `and` it must hold one too, `about` it may hold; any other word makes it another. */
  answers: z.array(
    z.strictObject({
      title: line(5, 60),
      text: prose(20, 300),
      link,
      ask: words,
      and: words.optional(),
      about: z.array(word),
      /** Shows the four prices below the text. */
      prices: z.boolean().optional(),
      /** Shows where somebody listens below the text, from content/parents.yaml. */
      helplines: z.boolean().optional(),
      /** The page whose hit comes first below the answer. */
      next: path.optional(),
    }),
  ),
  places: z.array(link).min(3).max(8),
});
