import { z } from 'zod';
import { parseDayOfYear } from '../values/day-of-year';
import { date, line, picture, prose, slug, textFor } from './parts';

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
  /** Both sides, facts, and ballots to cut out. */
  z.strictObject({ type: z.literal('debate'), slug }),
  z.strictObject({ type: z.literal('question'), slug }),
  z.strictObject({ type: z.literal('comic'), slug }),
  /** From content/experiments; `experiment` has its text in the issue. */
  z.strictObject({ type: z.literal('trial'), slug }),
  /** From last-page.yaml, referenced by their text. */
  z.strictObject({ type: z.literal('jokes'), questions: z.array(prose(10, 220)).min(1).max(6) }),
  z.strictObject({ type: z.literal('twister'), text: prose(20, 160) }),
  z.strictObject({ type: z.literal('brainteaser'), question: prose(20, 260) }),
  /** From briefs.yaml, referenced by title. */
  z.strictObject({ type: z.literal('briefs'), titles: z.array(line(8, 60)).min(3).max(6) }),
  /** From history.yaml. */
  z.strictObject({
    type: z.literal('anniversary'),
    day: textFor(parseDayOfYear, '21. November'),
    year: z.int().min(1000).max(2100),
  }),
] as const;

/** Easy-to-read version for the page; never printed, so the layout of the paper does not depend on it. */
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

export const piece = z.discriminatedUnion('type', [...REFERENCES, ...SMALL_PIECES]);
