import { type Days, daysOf } from 'content/event-days';
import { addMonths } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { MONTHS } from 'german/dates/german';

/** Months after today or the last event, whichever is later. */
const AHEAD = 12;

/** monthOf('2026-12-24') → '2026-12-01' */
export const monthOf = (day: Day) => `${day.slice(0, 7)}-01` as Day;

/** Months of the calendar: calendarRange([{ first: '2027-06-12', last: '2027-06-12' }], '2026-11-21') → { first: '2026-11-01', last:
 * '2028-06-12' } */
export function calendarRange(events: readonly Days[], today: Day): Days {
  const days = [today, ...events.flatMap(({ first, last }) => [first, last])].sort();
  return { first: monthOf(days[0] ?? today), last: addMonths(days.at(-1) ?? today, AHEAD) };
}

/** monthsIn({ first: '2026-11-01', last: '2027-01-09' }) → ['2026-11-01', '2026-12-01', '2027-01-01'] */
export function monthsIn({ first, last }: Days): Day[] {
  const months: Day[] = [];
  for (let month = monthOf(first); month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Whether nothing happens in a month: isEmptyMonth([{ first: '2026-12-31', last: '2027-01-01' }], '2027-01-09') → false */
export const isEmptyMonth = (events: readonly Days[], day: Day) =>
  !events.some((event) => daysOf(event).some((one) => monthOf(one) === monthOf(day)));

/** First day of the next event after a month, but not before today: nextAfter([{ first: '2026-12-12', … }], '2026-11-21', today) → '2026-12-12' */
export const nextAfter = (events: readonly Days[], month: Day, today: Day): Day | undefined =>
  events
    .map(({ first }) => first)
    .filter((first) => first >= today && first > month)
    .sort()[0];

/** Previous or next month, or the same at the end of the range: stepIn(range, '2026-11-21', -1) → '2026-11-01' */
export function stepIn(range: Days, day: Day, months: 1 | -1): Day {
  const month = addMonths(monthOf(day), months);
  return month < monthOf(range.first) || month > range.last ? monthOf(day) : month;
}

/** formatMonth('2026-12-24') → 'Dezember 2026' */
export const formatMonth = (day: Day) => `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
