import { z } from 'zod';
import { pageSchema } from './page';
import { appears, line, markdown, prose, slug } from './parts';

const step = z.strictObject({
  minutes: z.int().min(1).max(45),
  title: line(3, 40),
  text: prose(20, 400),
});

import { LESSON_MINUTES } from '@/lib/school/lesson';

const lesson = z.strictObject({
  slug,
  title: line(5, 60),
  note: line(10, 90),
  goal: prose(20, 300),
  trains: z.array(line(5, 70)).min(2).max(4),
  subject: line(3, 40),
  classes: z.string().regex(/^[1-9] bis [1-9]$/, 'Klassen wie: 3 bis 6'),
  material: z.array(line(5, 160)).min(1).max(6),
  steps: z
    .array(step)
    .min(3)
    .max(8)
    .refine(
      (steps) => steps.reduce((sum, { minutes }) => sum + minutes, 0) === LESSON_MINUTES,
      `Schritte, die zusammen ${LESSON_MINUTES} Minuten dauern`,
    ),
  small: prose(20, 400),
  big: prose(20, 400),
  slow: prose(20, 400),
  further: prose(20, 300),
  ...appears,
});

export const schoolSchema = pageSchema.extend({
  lessonsHeading: line(5, 60),
  lessonsLead: prose(20, 300),
  lessons: z
    .array(lesson)
    .min(1)
    .refine(
      (all) => new Set(all.map((one) => one.slug)).size === all.length,
      'Stunden, von denen jede einen eigenen slug hat',
    ),
  /** Texts on the blank newspaper page. */
  paper: z.strictObject({
    title: line(5, 40),
    text: prose(20, 300),
    masthead: line(3, 40),
    date: line(3, 40),
    picture: line(3, 40),
    caption: line(3, 60),
    lead: line(3, 40),
    short: line(3, 40),
    ask: line(3, 40),
    weather: line(3, 40),
    joke: line(3, 40),
    checked: line(3, 60),
  }),
  letter: z.strictObject({
    title: line(5, 40),
    description: line(50, 160),
    lead: prose(20, 200),
    text: prose(20, 300),
    copied: line(5, 120),
    failed: line(5, 160),
    place: line(3, 60),
    heading: line(5, 60),
    greeting: line(5, 60),
    paragraphs: z.array(prose(20, 600)).min(1).max(8),
    closing: line(5, 60),
    signature: line(3, 60),
    slip: line(5, 160),
  }),
  order: z.strictObject({
    heading: line(5, 60),
    body: markdown(20, 2000),
    /** Numbers of copies in the price examples. */
    examples: z.array(z.int().min(1).max(500)).min(1).max(4),
    label: line(5, 60),
  }),
  licence: z.strictObject({ heading: line(5, 60), body: markdown(20, 2000) }),
});
