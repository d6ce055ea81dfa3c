import { addDays, type Day, daysBetween } from '@/lib/dates/day';

/** When an event begins and ends; both are the same day unless it has several. */
export type Days = {
  first: Day;
  last: Day;
  /** Those it takes place on, where they are not all from the first to the last. */
  days?: Day[];
};

/** Every day an event takes place on: daysOf({ first: '2026-12-31', last: '2027-01-01' }) → ['2026-12-31', '2027-01-01'] */
export const daysOf = ({ first, last, days }: Days): Day[] =>
  days ?? Array.from({ length: daysBetween(first, last) + 1 }, (_, count) => addDays(first, count));

/** Does an event of several days still go on, on a day after its first? The calendar marks only that (R-EVT-10). */
export const goesOnAt = ({ first, last, days }: Days, day: Day) =>
  first < day && day <= last && (!days || days.includes(day));

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
