import type { Event } from 'content/kinds';
import { capitalized } from 'german/text';

/** R-EVT-15 */
export const EXAMPLE = 'Beispiel';

type Labelled = { example?: Event['example']; status?: Pick<NonNullable<Event['status']>, 'is'> | undefined };

/** statusWord({ status: { is: 'abgesagt' } }) → 'Abgesagt'; undefined without a status */
export const statusWord = ({ status }: Pick<Labelled, 'status'>) => status && capitalized(status.is);

/** What must be known of an event before anything else (R-EVT-15, R-EVT-17): labelled({ example: true, status: { is: 'abgesagt', … } },
 * 'Zoo-Rallye') → 'Beispiel, abgesagt: Zoo-Rallye' */
export function labelled({ example, status }: Labelled, text: string): string {
  const labels = [example && EXAMPLE, example ? status?.is : statusWord({ status })].filter(Boolean);
  return labels.length > 0 ? `${labels.join(', ')}: ${text}` : text;
}
