import { z } from 'zod';
import { group, line, list } from './fields';
import { head, lead, nothing, text, title } from './parts';

/** What stands on the list of worksheets, and in each note for teachers (R-SCH-6). */
export const worksheetCopySchema = group('Arbeitsblätter', {
  ...head,
  empty: nothing,
  /** Beside an article. */
  offer: line('Neben einem Artikel', 5, 80),
  guide: group('Hinweise für Lehrkräfte', {
    lead: lead(40, 300),
    /** `share` in hundredths of the time. */
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
