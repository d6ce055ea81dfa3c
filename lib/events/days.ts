import { addDays, daysBetween } from '@/lib/dates/arithmetic';
import type { Day } from '@/lib/dates/day';

export type Days = {
  first: Day;
  last: Day;
  /** Where they are not all from the first to the last. */
  days?: Day[];
};

/** Without these fields in the address the calendar shows today. */
export const AT_TODAY = { monat: '', tag: '' };

/** daysOf({ first: '2026-12-31', last: '2027-01-01' }) → ['2026-12-31', '2027-01-01'] */
export const daysOf = ({ first, last, days }: Days): Day[] =>
  days ?? Array.from({ length: daysBetween(first, last) + 1 }, (_, count) => addDays(first, count));

/** Not on its first day, which the calendar marks (R-EVT-10): of 12. & 13. Dezember on the 12th → false, on the 13th → true */
export const goesOnAt = ({ first, last, days }: Days, day: Day) =>
  first < day && day <= last && (!days || days.includes(day));

/** isPast({ first: '2026-12-12', last: '2026-12-13' }, '2026-12-13') → false */
export const isPast = ({ last }: Days, today: Day) => last < today;

/** Then those that are over, the latest first: comingFirst([june, december, march], '2027-01-01') → [march, june, december] */
export function comingFirst<T extends Days>(events: readonly T[], today: Day): T[] {
  const compare = (a: Day, b: Day) => (a < b ? -1 : a > b ? 1 : 0);
  return [
    ...events.filter((event) => !isPast(event, today)).sort((a, b) => compare(a.first, b.first)),
    ...events.filter((event) => isPast(event, today)).sort((a, b) => compare(b.first, a.first)),
  ];
}

/** The last day on which all that are to come still are: nextEnd([june, december], '2026-11-22') → '2026-12-13' */
export const nextEnd = (events: readonly Days[], today: Day): Day | undefined =>
  events
    .filter((event) => !isPast(event, today))
    .map(({ last }) => last)
    .sort()[0];
