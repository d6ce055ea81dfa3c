import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { lastDayOf, type Week, weekOf, weeksBetween } from './week';

const AHEAD = 53 * 7;
/** Days ahead of which PDFs are typeset; later weeks print from the browser until a later build. */
const SET_AHEAD = 8 * 7;

/** Includes future weeks, which are not linked yet: allWeeks('2026-10-31', '2026-11-23') → [{ name: '2026-44', … }, …] */
export const allWeeks = (first: Day, day: Day): Week[] =>
  weeksBetween(first, addDays(first > day ? first : day, AHEAD));

/** Week of the visitor's day, at most the last one built: weekShown('2026-10-31', '2026-11-23', '2028-02-01') → { name: '2027-48', … } */
export const weekShown = (first: Day, builtOn: Day, day: Day): Week => {
  const week = weekOf(day < first ? first : day);
  const last = allWeeks(first, builtOn).at(-1);
  return last && week.first > last.first ? last : week;
};

/** The week of the build and the next, each with the days when it is shown: weeksToPlay('2026-10-31', '2026-11-23') → [{ week: { name:
 * '2026-47', … }, days: { until: '2026-11-27' } }, { week: …, days: { from: '2026-11-28', until: '2026-12-04' } }] */
export function weeksToPlay(first: Day, day: Day): { week: Week; days: { from?: Day; until: Day } }[] {
  const now = weekOf(first > day ? first : day);
  const next = weekOf(addDays(lastDayOf(now), 1));
  return [
    { week: now, days: { until: lastDayOf(now) } },
    { week: next, days: { from: next.first, until: lastDayOf(next) } },
  ];
}

/** Whether the week has begun: isOut({ name: '2026-48', first: '2026-11-28' }, '2026-11-23') → false */
export const isOut = ({ first }: Week, day: Day) => first <= day;

/** As on the front page: weekNumber({ name: '2026-47' }) → '47/2026' */
export const weekNumber = ({ name }: Pick<Week, 'name'>) => name.split('-').toReversed().join('/');

/** Year of the week's name: yearOfWeek({ name: '2026-53', first: '2027-01-02' }) → 2026 */
export const yearOfWeek = ({ name }: Pick<Week, 'name'>) => Number(name.split('-')[0]);

/** Past weeks, newest first: weeksBefore('2026-10-31', '2026-11-23') → [{ name: '2026-46', … }, …] */
export const weeksBefore = (first: Day, day: Day): Week[] =>
  weeksBetween(first, addDays(weekOf(day).first, -1)).toReversed();

/** Years with an archive page of their own: pastYears('2025-10-04', '2026-11-23') → [2025] */
export const pastYears = (first: Day, day: Day): number[] =>
  [...new Set(weeksBefore(first, day).map(yearOfWeek))].filter((year) => year < yearOfWeek(weekOf(day)));

/** Weeks with a PDF (R-PUZ-80): weeksToSet('2026-10-31', '2026-11-23') → [{ name: '2026-44', … }, …, { name: '2027-02', … }] */
export const weeksToSet = (first: Day, day: Day): Week[] =>
  weeksBetween(first, addDays(first > day ? first : day, SET_AHEAD));
