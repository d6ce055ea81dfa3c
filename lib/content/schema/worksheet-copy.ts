import { z } from 'zod';
import { line, prose } from './parts';

/** Texts of the list of worksheets and of the notes for teachers (R-SCH-6). */
export const worksheetCopySchema = z.strictObject({
  title: line(3, 60),
  description: line(50, 160),
  intro: prose(20, 300),
  empty: z.strictObject({ title: line(5, 60), text: prose(20, 240), reset: line(5, 60) }),
  /** Shown beside an article. */
  offer: line(5, 80),
  guide: z.strictObject({
    lead: prose(40, 300),
    /** `share` is a percentage of the time. */
    steps: z
      .array(z.strictObject({ title: line(3, 40), share: z.int().min(5).max(60), text: prose(40, 300) }))
      .min(3)
      .max(7)
      .refine((steps) => steps.reduce((sum, { share }) => sum + share, 0) === 100, 'Anteile, die zusammen 100 ergeben'),
  }),
});
