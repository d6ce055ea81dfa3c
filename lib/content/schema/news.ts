import { z } from 'zod';
import { date, line, picture, prose, slug } from './parts';

/** One that tells more of it. */
const article = slug.optional();

/** A section without any is left out (R-NEWS-2). */
export const newsSchema = z.strictObject({
  teaser: z.array(slug).max(6),
  world: z.array(slug).max(4),
  regional: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        title: line(8, 75),
        date,
        excerpt: prose(150, 700),
        image: picture,
        article,
      }),
    )
    .max(3),
  animals: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        letter: z.string().regex(/^[A-ZÄÖÜ]$/),
        animal: line(2, 30),
        fact: prose(80, 400),
        image: picture,
        article,
      }),
    )
    .max(3),
});

/** `forms` are the spellings that occur in articles; `example` is a sentence with the word. */
export const glossarySchema = z.array(
  z.strictObject({
    word: line(3, 40),
    forms: z.array(line(3, 40)).min(1),
    explanation: prose(30, 260),
    example: prose(10, 200).optional(),
  }),
);
