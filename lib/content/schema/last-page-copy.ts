import { z } from 'zod';
import { line, prose } from './parts';

const heading = line(3, 60);

/** Texts around jokes, comic, riddle and experiments on „Die letzte Seite“ (R-LAST). */
export const lastPageCopySchema = z.strictObject({
  title: line(3, 60),
  description: line(50, 160),
  intro: prose(20, 300),
  /** Text of links to this page. */
  more: line(3, 60),
  /** Heading of the short items. */
  briefs: heading,
  comic: z.strictObject({ heading, intro: prose(20, 240), earlier: heading }),
  jokes: z.strictObject({ heading, more: heading }),
  riddle: z.strictObject({ heading, answer: line(3, 40) }),
  twisters: z.strictObject({ heading, more: heading }),
  experiments: z.strictObject({
    heading,
    more: line(3, 40),
    all: heading,
    needs: heading,
    steps: heading,
    why: heading,
  }),
  colouring: z.strictObject({ heading, intro: prose(20, 240), print: line(3, 40) }),
});
