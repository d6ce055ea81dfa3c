import { z } from 'zod';
import { appears, date, line, picture, prose } from './parts';

/** R-LAST: jokes, tongue twisters and riddles, a few of each per week in turn. */
export const lastPageSchema = z.strictObject({
  jokes: z.array(z.strictObject({ question: prose(10, 220), answer: prose(2, 160) })).min(8),
  twisters: z.array(z.strictObject({ text: prose(20, 160), hint: line(10, 80).optional() })).min(2),
  riddles: z.array(z.strictObject({ question: prose(20, 260), answer: prose(2, 160) })).min(1),
});

/** A strip of four panels; `alt` describes the picture, `speech` holds the speech bubbles from left to right. */
export const comicSchema = z.strictObject({
  title: line(3, 40),
  number: z.int().positive(),
  date,
  panels: z
    .array(
      picture.extend({
        speech: z.array(z.strictObject({ who: line(2, 20), text: prose(2, 90) })).max(4),
      }),
    )
    .length(4),
  ...appears,
});

export const experimentSchema = z.strictObject({
  title: line(6, 50),
  minutes: z.int().min(1).max(180),
  image: picture,
  needs: z.array(line(3, 60)).min(2).max(8),
  steps: z.array(prose(20, 240)).min(3).max(7),
  why: prose(60, 700),
  /** Note that an adult must be present. */
  care: prose(20, 160).optional(),
  ...appears,
});

/** Line drawings, printed unchanged. */
export const colouringSchema = z
  .array(
    picture.extend({
      src: z.string().regex(/^colouring\/[a-z0-9-]+\.svg$/, 'eine Zeichnung wie colouring/am-korallenriff.svg'),
      title: line(5, 50),
      ...appears,
    }),
  )
  .min(1);
