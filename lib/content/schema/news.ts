import { z } from 'zod';
import { appears, date, line, picture, prose, shownAtOnce, slug } from './parts';

/** Article with more about it. */
const article = slug.optional();

/** Number of entries that a page shows. Editors may list more: the first published ones are shown (R-TIME-4). */
export const ROOM = { teaser: 6, world: 4 } as const;
const AHEAD = 6;

/** Sections without entries are left out (R-NEWS-2). */
export const newsSchema = z.strictObject({
  teaser: z.array(slug).max(ROOM.teaser + AHEAD),
  world: z.array(slug).max(ROOM.world + AHEAD),
  regional: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        title: line(8, 75),
        date,
        excerpt: prose(150, 700),
        image: picture,
        article,
        ...appears,
      }),
    )
    .check(shownAtOnce(0, 3)),
  animals: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        letter: z.string().regex(/^[A-ZÄÖÜ]$/),
        animal: line(2, 30),
        fact: prose(80, 400),
        image: picture,
        article,
        ...appears,
      }),
    )
    .check(shownAtOnce(0, 3)),
});

/** „Kurz gemeldet“ (R-NEWS-18); the page shows the newest first. */
export const briefsSchema = z.array(
  z.strictObject({
    place: line(3, 40),
    date,
    title: line(8, 60),
    text: prose(80, 320),
    /** Made-up example, as for events (R-EVT-15). */
    example: z.literal(true).optional(),
    ...appears,
  }),
);

/** `forms` are the spellings used in articles; `example` is a sentence with the word. */
export const glossarySchema = z.array(
  z.strictObject({
    word: line(3, 40),
    forms: z.array(line(3, 40)).min(1),
    explanation: prose(30, 260),
    example: prose(10, 200).optional(),
    ...appears,
  }),
);
