import { z } from 'zod';
import { piece } from './issue-pieces';
import { appears, day, line, picture, prose, slug } from './parts';

/** Layout of a page; the typesetter places its pieces (lib/print). */
const template = z.enum(['front', 'news', 'animals', 'debate', 'story', 'people', 'tips', 'hands', 'back', 'last']);

export const issueSchema = z
  .strictObject({
    number: z.int().min(1).max(53),
    year: z.int().min(2024).max(2100),
    /** Saturday of publication; from then on it is the newest issue. */
    date: day,
    /** Headline of the front page. */
    motto: line(4, 28),
    /** A few words on the front page, beside the motto. */
    stamp: line(3, 24).optional(),
    /** Main picture of the front page; one with a transparent top rises out of its frame. */
    cover: picture,
    /** Lead article on the front page. */
    story: slug,
    /** Whether everyone may read all of it, or only the front page (R-ISS-9). */
    open: z.boolean(),
    /** Whether the front page is shown before publication. */
    announce: z.boolean(),
    pages: z
      .array(z.strictObject({ template, section: line(4, 40), pieces: z.array(piece).min(1) }))
      .min(1)
      .max(16),
    /** Table of contents, for an issue whose pages are not all online. */
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

/** A drawing with labels, which are text and never part of the drawing (R-ISS-3). */
export const diagramSchema = z.strictObject({
  title: line(6, 70),
  caption: prose(20, 220),
  drawing: picture,
  /** In percent of the drawing's width and height, from the top left. */
  labels: z
    .array(
      z.strictObject({
        title: line(2, 28),
        text: prose(5, 140),
        /** In print: where the label starts, and its maximum width. */
        at: z.tuple([percent, percent]).optional(),
        width: z.number().min(10).max(50).optional(),
        /** Point that the label refers to. */
        to: z.tuple([percent, percent]),
      }),
    )
    .min(3)
    .max(9),
});
