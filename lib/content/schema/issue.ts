import { z } from 'zod';
import { piece } from './issue-pieces';
import { appears, day, line, picture, prose, slug } from './parts';

/** How a page is built; where each piece stands on it, the typesetting decides (lib/print). */
const template = z.enum(['front', 'news', 'animals', 'debate', 'story', 'people', 'tips', 'hands', 'back', 'last']);

export const issueSchema = z
  .strictObject({
    number: z.int().min(1).max(53),
    year: z.int().min(2024).max(2100),
    /** The Saturday it comes out; from this day on it is the newest. */
    date: day,
    /** The headline of its front page. */
    motto: line(4, 28),
    /** Told in few words on the front page, beside the motto. */
    stamp: line(3, 24).optional(),
    /** The large picture of its front page; what is see-through in it leaves its frame. */
    cover: picture,
    /** The article its front page begins with. */
    story: slug,
    /** Whether everything in it may be read by everybody, or only its front page (R-ISS-9). */
    open: z.boolean(),
    /** Whether its front page is shown before it is out. */
    announce: z.boolean(),
    pages: z
      .array(z.strictObject({ template, section: line(4, 40), pieces: z.array(piece).min(1) }))
      .min(1)
      .max(16),
    /** Of an issue whose pages are not all here: what else stands in it. */
    contents: z
      .array(z.strictObject({ page: z.int().min(2), title: line(6, 70) }))
      .min(3)
      .max(20)
      .optional(),
    ...appears,
  })
  .refine(({ open, contents }) => open !== Boolean(contents), {
    path: ['contents'],
    message: 'eine Liste der Inhalte, wenn open: false ist, und keine, wenn alle Seiten zu lesen sind',
  });

const percent = z.number().min(0).max(100);

/** A drawing and what its parts are called; labels are text, never part of the drawing (R-ISS-3). */
export const diagramSchema = z.strictObject({
  title: line(6, 70),
  caption: prose(20, 220),
  drawing: picture,
  /** From the left and the top of the drawing, in hundredths of its width and height. */
  labels: z
    .array(
      z.strictObject({
        title: line(2, 28),
        text: prose(5, 140),
        /** On paper: where the label begins, and how wide it may be. */
        at: z.tuple([percent, percent]).optional(),
        width: z.number().min(10).max(50).optional(),
        /** What it points to. */
        to: z.tuple([percent, percent]),
      }),
    )
    .min(3)
    .max(9),
});
