import { addDays, daysBetween } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';

export type Days = {
  first: Day;
  last: Day;
  /** Set only if there are gaps between first and last. */
  days?: Day[];
};

/** Without these address fields the calendar shows today. */
export const AT_TODAY = { monat: '', tag: '' };

/** daysOf({ first: '2026-12-31', last: '2027-01-01' }) → ['2026-12-31', '2027-01-01'] */
export const daysOf = ({ first, last, days }: Days): Day[] =>
  days ?? Array.from({ length: daysBetween(first, last) + 1 }, (_, count) => addDays(first, count));

/** Whether an event continues on a day; its first day is marked in the calendar (R-EVT-10):
 * continuesOn({ first: '2026-12-12', last: '2026-12-13' }, '2026-12-13') → true */
export const continuesOn = ({ first, last, days }: Days, day: Day) =>
  first < day && day <= last && (!days || days.includes(day));

/** isPast({ first: '2026-12-12', last: '2026-12-13' }, '2026-12-13') → false */
export const isPast = ({ last }: Days, today: Day) => last < today;

/** Coming events, then past ones, latest first: sortComingFirst([june, december, march], '2027-01-01') → [march, june, december] */
export function sortComingFirst<T extends Days>(events: readonly T[], today: Day): T[] {
  const compare = (a: Day, b: Day) => (a < b ? -1 : a > b ? 1 : 0);
  return [
    ...events.filter((event) => !isPast(event, today)).sort((a, b) => compare(a.first, b.first)),
    ...events.filter((event) => isPast(event, today)).sort((a, b) => compare(b.first, a.first)),
  ];
}

/** First day on which a coming event ends: nextLastDay([june, december], '2026-11-22') → '2026-12-13' */
export const nextLastDay = (events: readonly Days[], today: Day): Day | undefined =>
  events
    .filter((event) => !isPast(event, today))
    .map(({ last }) => last)
    .sort()[0];
