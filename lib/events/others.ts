import { type Days, isPast, sortComingFirst } from 'content/event-days';
import type { Event } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';

type Candidate = Days & Pick<Event, 'id' | 'category'>;

/** R-EVT-12 */
export const SHOWN_EVENTS = 3;

/** Events included in a page, so that three still lie ahead long after the build. */
const INCLUDED_EVENTS = 9;

/** Coming before past events, then the same category, then the nearest: otherEvents(reading, [past, reading, trip], today) → [trip, past] */
export function otherEvents<T extends Candidate>(
  { id, category }: Pick<Event, 'id' | 'category'>,
  events: readonly T[],
  today: Day,
): T[] {
  const rank = (event: T) => (isPast(event, today) ? 2 : 0) + (event.category === category ? 0 : 1);
  return sortComingFirst(events, today)
    .filter((event) => event.id !== id)
    .sort((a, b) => rank(a) - rank(b));
}

/** Other events by date, with the days on which each is shown: on any day the first three of otherEvents, and at the end
 * the last three to end.
 * → [{ …trip, until: '2027-01-16' }, { …june, from: '2027-01-17' }] */
export function othersByDay<T extends Candidate>(
  event: Pick<Event, 'id' | 'category'>,
  events: readonly T[],
  builtOn: Day,
) {
  const ranked = otherEvents(event, events, builtOn);
  const coming = ranked.filter((other) => !isPast(other, builtOn));
  const brought = coming.length < SHOWN_EVENTS ? ranked.slice(0, SHOWN_EVENTS) : coming.slice(0, INCLUDED_EVENTS);
  const latest = (some: readonly T[]) => [...some].sort((a, b) => (a.last < b.last ? 1 : -1));
  const staying = latest(brought).slice(0, SHOWN_EVENTS);
  const withDays = brought.map((other, place) => {
    // Events ranked before it fill all places until the third last of them is over.
    const third = latest(brought.slice(0, place))[SHOWN_EVENTS - 1];
    return { ...other, from: third && addDays(third.last, 1), until: staying.includes(other) ? undefined : other.last };
  });
  return sortComingFirst(withDays, builtOn);
}
