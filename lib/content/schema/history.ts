import { z } from 'zod';
import { parseDayOfYear } from '../values/day-of-year';
import { appears, prose, source, textFor } from './parts';

/** R-HIST: true events, each on a day of the year. */
export const historySchema = z
  .array(
    z.strictObject({
      day: textFor(parseDayOfYear, '21. November'),
      year: z.int().min(1000).max(2100),
      text: prose(80, 320),
      /** Whom the entry is about, so that editors can count those about women and children. */
      people: z.enum(['women', 'children', 'both']).optional(),
      source,
      ...appears,
    }),
  )
  .min(1);
