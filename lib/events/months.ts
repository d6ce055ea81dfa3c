import { type Days, daysOf } from 'content/event-days';
import { addDays, addMonths } from 'german/dates/arithmetic';
import { type Day, weekday } from 'german/dates/day';
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

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Weeks from Monday to Sunday, undefined where another month has the day: weeksIn('2027-02-01').length → 4 */
export function weeksIn(month: Day): (Day | undefined)[][] {
  const monday = addDays(month, -((weekday(month) + 6) % 7));
  const end = addMonths(month, 1);
  const weeks: (Day | undefined)[][] = [];
  for (let day = monday; day < end; day = addDays(day, 7))
    weeks.push(WEEK.map((at) => addDays(day, at)).map((each) => (each >= month && each < end ? each : undefined)));
  return weeks;
}

const KEYS: Record<string, (day: Day, months: number) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: monthOf,
  End: (day) => addDays(addMonths(monthOf(day), 1), -1),
  PageUp: (day, months) => addMonths(day, -months),
  PageDown: (day, months) => addMonths(day, months),
};

/** Where a key leads in the calendar, a year instead of a month with Shift; undefined if it is for something else:
 * dayByKey({ first: '2026-11-01', last: '2027-11-30' }, '2026-11-21', { key: 'PageDown', shiftKey: false }) → '2026-12-21' */
export function dayByKey({ first, last }: Days, day: Day, { key, shiftKey }: { key: string; shiftKey: boolean }) {
  const to = KEYS[key]?.(day, shiftKey ? 12 : 1);
  if (!to) return undefined;
  if (to < first) return first;
  return to > last ? last : to;
}
