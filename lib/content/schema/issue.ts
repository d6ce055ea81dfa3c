import { z } from 'zod';
import { appears, date, day, line, picture, prose, slug } from './parts';

/** Content of the site that is printed as it is (R-ISS-2). */
const REFERENCES = [
  /** The whole article, or its first `paragraphs`; the rest follows where it is referenced again. `figures` are for print only. */
  z.strictObject({
    type: z.literal('article'),
    slug,
    paragraphs: z.int().positive().optional(),
    figures: z
      .array(z.strictObject({ image: picture, caption: line(10, 160).optional() }))
      .min(1)
      .max(2)
      .optional(),
  }),
  z.strictObject({ type: z.literal('quiz'), slug }),
  z.strictObject({ type: z.literal('news'), id: z.int().positive() }),
  z.strictObject({ type: z.literal('event'), id: z.int().positive() }),
  z.strictObject({ type: z.literal('book'), id: z.int().positive() }),
  z.strictObject({ type: z.literal('game'), id: z.int().positive() }),
  z.strictObject({ type: z.literal('animal'), letter: z.string().regex(/^[A-ZÄÖÜ]$/) }),
  z.strictObject({ type: z.literal('words'), words: z.array(line(3, 40)).min(1).max(6) }),
  z.strictObject({ type: z.literal('diagram'), name: slug }),
] as const;

/** Easy-to-read version for the issue's page; never printed, so the layout of the paper does not depend on it. */
const simple = prose(40, 600).optional();

/** Content that exists only in the paper. */
const SMALL_PIECES = [
  /** A torn strip on the front page that points to an inside page. */
  z.strictObject({
    type: z.literal('teaser'),
    kicker: line(3, 24),
    title: line(6, 40),
    page: z.int().min(2),
    image: picture,
  }),
  z.strictObject({
    type: z.literal('short'),
    kicker: line(3, 30),
    title: line(8, 60),
    text: prose(80, 700),
    simple,
    image: picture.optional(),
  }),
  z.strictObject({ type: z.literal('letter'), title: line(4, 50), text: prose(150, 800), simple }),
  z.strictObject({ type: z.literal('fact'), figure: line(1, 10), text: prose(20, 160) }),
  z.strictObject({ type: z.literal('quote'), text: line(20, 110) }),
  z.strictObject({
    type: z.literal('experiment'),
    title: line(6, 50),
    image: picture,
    needs: z.array(line(3, 60)).min(2).max(8),
    steps: z.array(prose(20, 240)).min(3).max(7),
    why: prose(60, 700),
    /** Note that an adult must be present. */
    care: prose(20, 160).optional(),
  }),
  z.strictObject({
    type: z.literal('weather'),
    word: line(3, 30),
    text: prose(80, 420),
    simple,
    image: picture.optional(),
  }),
  z.strictObject({
    type: z.literal('riddle'),
    title: line(4, 50),
    question: prose(20, 260),
    answer: prose(2, 160),
    image: picture.optional(),
  }),
  z.strictObject({
    type: z.literal('wordsearch'),
    title: line(4, 50),
    text: prose(20, 200),
    words: z
      .array(z.string().regex(/^[A-ZÄÖÜ]{3,10}$/, '3 bis 10 große Buchstaben, Umlaute ja, ß nicht'))
      .min(5)
      .max(10),
  }),
  z.strictObject({ type: z.literal('joke'), question: prose(10, 220), answer: prose(2, 160) }),
  z.strictObject({
    type: z.literal('calendar'),
    title: line(4, 50),
    days: z
      .array(z.strictObject({ date, text: prose(20, 160) }))
      .min(3)
      .max(8),
  }),
  z.strictObject({ type: z.literal('imprint'), text: prose(40, 500) }),
] as const;

const piece = z.discriminatedUnion('type', [...REFERENCES, ...SMALL_PIECES]);

/** Layout of a page; the typesetter places its pieces (lib/print). */
const template = z.enum(['front', 'news', 'animals', 'story', 'tips', 'hands', 'back']);

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
