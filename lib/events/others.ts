import type { Event } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { comingFirst, type Days, isPast } from './days';

type Candidate = Days & Pick<Event, 'id' | 'category'>;

/** R-EVT-12 */
export const OTHERS = 3;

/** Coming before past, then the same category, then the nearest: otherEvents(reading, [past, reading, trip], today) → [trip, past] */
export function otherEvents<T extends Candidate>(
  { id, category }: Pick<Event, 'id' | 'category'>,
  events: readonly T[],
  today: Day,
): T[] {
  const rank = (event: T) => (isPast(event, today) ? 2 : 0) + (event.category === category ? 0 : 1);
  return comingFirst(events, today)
    .filter((event) => event.id !== id)
    .sort((a, b) => rank(a) - rank(b));
}
