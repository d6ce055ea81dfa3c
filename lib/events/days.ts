import type { Event } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { parseGermanDateRange } from '@/lib/dates/german';

/** When an event begins and ends; both are the same day unless its text names a range. */
export type Days = { first: Day; last: Day };

/** The days of an event's date text. The content check refuses texts without a year or a real day (spec 2 §5). */
export function eventDays({ id, date }: Pick<Event, 'id' | 'date'>): Days {
  const days = parseGermanDateRange(date);
  if (!days) throw new Error(`Veranstaltung ${id}: das Datum „${date}“ ist nicht lesbar`);
  return days;
}

/** Two days joined by '&' or 'und' are these two; '–' and 'bis' mean every day in between as well. */
export const isPair = (date: string) => /&|und/.test(date);

/** Does an event of several days still go on, on a day after its first? The calendar marks the first alone (spec 2 §5). */
export const goesOnAt = ({ date, first, last }: Days & Pick<Event, 'date'>, day: Day) =>
  day === last ? first < last : first < day && day < last && !isPair(date);

/** An event is over from the day after its last day. */
export const isPast = ({ last }: Days, today: Day) => last < today;

/**
 * Coming events, the next first; after them those that are over, the latest first. Of one day the order given stays.
 *
 * comingFirst([june, december, march], '2027-01-01') → [march, june, december]
 */
export function comingFirst<T extends Days>(events: readonly T[], today: Day): T[] {
  const compare = (a: Day, b: Day) => (a < b ? -1 : a > b ? 1 : 0);
  return [
    ...events.filter((event) => !isPast(event, today)).sort((a, b) => compare(a.first, b.first)),
    ...events.filter((event) => isPast(event, today)).sort((a, b) => compare(b.first, a.first)),
  ];
}
