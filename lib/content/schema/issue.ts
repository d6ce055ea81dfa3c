import { z } from 'zod';
import { appears, date, day, line, picture, prose, slug } from './parts';

/** What stands elsewhere on the site and is printed as it stands there (R-ISS-2). */
const REFERENCES = [
  /** Whole, or its first `paragraphs`; the rest stands where the article is named again. On paper it has figures of its own. */
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

/** The same told short and easy, on the issue's page; the paper prints it never, so that a closed page stays as it is. */
const simple = prose(40, 600).optional();

/** What stands in the paper alone. */
const SMALL_PIECES = [
  /** A torn strip on the front page that leads inside. */
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
    /** Where a grown-up has to be there. */
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

/** How a page is built; where each piece stands on it, the typesetting decides (lib/print). */
const template = z.enum(['front', 'news', 'animals', 'story', 'tips', 'hands', 'back']);

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
