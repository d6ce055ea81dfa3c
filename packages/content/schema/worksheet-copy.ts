import { z } from 'zod';
import { group, line, list } from './fields';
import { head, lead, nothing, text, title } from './parts';

/** Texts of the list of worksheets and of the notes for teachers (R-SCH-6). */
export const worksheetCopySchema = group('Arbeitsblätter', {
  ...head,
  empty: nothing,
  /** Shown beside an article. */
  offer: line('Neben einem Artikel', 5, 80),
  guide: group('Hinweise für Lehrkräfte', {
    lead: lead(40, 300),
    /** `share` is a percentage of the time. */
    steps: list(
      'Schritte',
      group('Schritt', {
        title: title(3, 40),
        share: z
          .int()
          .min(5)
          .max(60)
          .meta({ title: 'Anteil an der Zeit', description: 'In Hundertsteln, zusammen 100.' }),
        text: text(40, 300),
      }),
    )
      .min(3)
      .max(7)
      .refine((steps) => steps.reduce((sum, { share }) => sum + share, 0) === 100, 'Anteile, die zusammen 100 ergeben'),
  }),
});
