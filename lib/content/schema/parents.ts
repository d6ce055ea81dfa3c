import { z } from 'zod';
import { pageSchema, question, section } from './page';
import { appears, date, line, link, markdown, prose } from './parts';

/** Parts shown beside a section: phone numbers, or the openings of an article in both levels. */
const PARTS = ['help', 'levels'] as const;

const correction = z.strictObject({
  date,
  article: link,
  /** The published text, and its correction. */
  before: prose(5, 400),
  after: prose(5, 400),
  ...appears,
});

export const parentsSchema = pageSchema.extend({
  sections: z.array(section.extend({ shows: z.enum(PARTS).optional() })).min(1),
  help: z.strictObject({
    heading: line(5, 60),
    lines: z
      .array(
        z.strictObject({
          name: line(3, 40),
          for: line(3, 80),
          number: line(3, 20),
          call: z.string().regex(/^tel:\d+$/, 'eine Telefonnummer wie tel:116111'),
          note: line(3, 40),
        }),
      )
      .min(1),
    note: prose(20, 300),
  }),
  levels: z.strictObject({ heading: line(5, 60), more: line(5, 40) }),
  questions: z.array(question).min(4).max(20),
  newsroom: pageSchema.extend({
    corrections: z.strictObject({
      heading: line(5, 60),
      lead: prose(10, 200),
      none: markdown(20, 400),
      list: z.array(correction),
    }),
  }),
});
