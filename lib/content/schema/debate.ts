import { z } from 'zod';
import { appears, date, line, picture, prose, source } from './parts';

const side = z.strictObject({
  heading: line(10, 60),
  text: prose(400, 900),
  reasons: z.array(line(20, 110)).length(3),
});

const votes = z.strictObject({ yes: z.int().min(0).max(999), no: z.int().min(0).max(999) });

/** A debate: a question with two good answers (R-DEB). */
export const debateSchema = z.strictObject({
  title: line(10, 75),
  date,
  excerpt: prose(60, 220),
  image: picture.optional(),
  pro: side,
  contra: side,
  facts: z
    .array(z.strictObject({ text: prose(40, 300), source }))
    .min(1)
    .max(5),
  /** Sentence openings for the reader to finish. */
  starters: z.array(line(10, 60)).min(3).max(5),
  tip: prose(40, 200),
  /** Votes of school classes before and after; absent until a class has sent its own. */
  classes: z
    .array(z.strictObject({ name: line(5, 80), before: votes, after: votes }))
    .min(1)
    .optional(),
  ...appears,
});

const answer = z.strictObject({ heading: line(5, 60), text: line(10, 120) });

/** Texts around every debate. */
export const debatePageSchema = z.strictObject({
  title: line(3, 60),
  description: line(50, 160),
  intro: prose(20, 300),
  rules: z
    .array(z.strictObject({ title: line(5, 60), text: prose(40, 300) }))
    .min(3)
    .max(8),
  ballot: z.strictObject({
    heading: line(5, 60),
    text: prose(40, 400),
    before: line(3, 20),
    after: line(3, 20),
    count: prose(40, 400),
    note: prose(20, 240),
    choices: z.array(line(2, 30)).length(3),
    file: line(5, 60),
    sheet: z.strictObject({
      slip: line(5, 30),
      slips: line(5, 60),
      cut: line(10, 160),
      counted: line(3, 30),
      answer: line(3, 30),
      marks: line(3, 60),
      sum: line(3, 20),
      rules: line(5, 40),
    }),
  }),
  /** The reader's own answer, before and after reading both sides (R-DEB-3). */
  own: z.strictObject({
    before: answer,
    after: answer,
    answers: z.strictObject({ yes: line(2, 20), no: line(2, 20), unsure: line(2, 40) }),
    said: line(10, 120),
    same: line(10, 160),
    changed: line(10, 200),
    only: line(10, 160),
    note: line(10, 160),
    blocked: line(10, 160),
  }),
});
