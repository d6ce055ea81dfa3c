import { z } from 'zod';
import { line, link, prose } from './parts';

const word = line(1, 40);
const words = z.array(word).min(1);
const path = z.string().regex(/^\/\S*$/, 'ein Pfad wie /kuendigen/');

export const searchWordsSchema = z.strictObject({
  /** Synonyms: a search for one finds all. */
  same: z.array(z.array(word).min(2)),
  general: z.array(z.strictObject({ word, covers: words })),
  /** Search words that are missing on the page itself; `title` selects one of several entries at an anchor. */
  pages: z.array(
    z.strictObject({
      path,
      title: line(3, 90).optional(),
      words,
    }),
  ),
  /** A query matches if it has a word of `ask`, one of `and` if that is given, and otherwise only words of `about`. */
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
      /** Shows the helplines of content/parents.yaml below the text. */
      helplines: z.boolean().optional(),
      /** Page that is the first hit below the answer. */
      next: path.optional(),
    }),
  ),
  places: z.array(link).min(3).max(8),
});
