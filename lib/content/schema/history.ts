import { z } from 'zod';
import { parseDayOfYear } from '../values/day-of-year';
import { appears, prose, source, textFor } from './parts';

/** R-HIST: true things that happened on a day of the year. */
export const historySchema = z
  .array(
    z.strictObject({
      day: textFor(parseDayOfYear, '21. November'),
      year: z.int().min(1000).max(2100),
      text: prose(80, 320),
      /** Who it tells of, so that editors see how many tell of women and children. */
      people: z.enum(['women', 'children', 'both']).optional(),
      source,
      ...appears,
    }),
  )
  .min(1);
