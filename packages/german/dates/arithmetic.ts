// One import per function: the whole package is 300 files, which cost every test file a tenth of a second.
import { addDays as plusDays } from 'date-fns/addDays';
import { addMonths as plusMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { formatISO } from 'date-fns/formatISO';
import { getISOWeeksInYear } from 'date-fns/getISOWeeksInYear';
import { isSaturday as isOnSaturday } from 'date-fns/isSaturday';
import { isValid } from 'date-fns/isValid';
import { nextSaturday as saturdayAfter } from 'date-fns/nextSaturday';
import { parseISO } from 'date-fns/parseISO';
import type { Day } from './day';

// No parse or format: they add all patterns and the English names, 8 kB of script per page.
/** In the zone of this machine: toDate('2026-11-28') → a Date at midnight */
export const toDate = (day: Day) => parseISO(day);
/** fromDate(toDate('2026-11-28')) → '2026-11-28' */
export const fromDate = (date: Date) => formatISO(date, { representation: 'date' }) as Day;

/** parseDay('2027-04-05') → '2027-04-05', parseDay('2027-02-31') → undefined */
export function parseDay(text: string): Day | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(toDate(text as Day)) ? (text as Day) : undefined;
}

/** toDay(2027, 4, 5) → '2027-04-05'; toDay(2027, 2, 31) → undefined. Months run from 1 to 12. */
export const toDay = (year: number, month: number, day: number) =>
  parseDay([String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'));

/** addDays('2026-12-31', 1) → '2027-01-01' */
export const addDays = (day: Day, count: number) => fromDate(plusDays(toDate(day), count));

/** addMonths('2027-01-31', 1) → '2027-02-28', the last day of a shorter month */
export const addMonths = (day: Day, count: number) => fromDate(plusMonths(toDate(day), count));

/** daysBetween('2026-11-21', '2026-11-28') → 7; reversed → -7 */
export const daysBetween = (from: Day, to: Day) => differenceInCalendarDays(toDate(to), toDate(from));

/** isSaturday('2026-11-28') → true */
export const isSaturday = (day: Day) => isOnSaturday(toDate(day));

/** A Saturday returns itself (R-ORD-3): nextSaturday('2026-11-22') → '2026-11-28' */
export const nextSaturday = (from: Day) => (isSaturday(from) ? from : fromDate(saturdayAfter(toDate(from))));

/** ISO weeks of a year, and so the issues of a weekly paper: weeksOf(2026) → 53, weeksOf(2027) → 52 */
export const weeksOf = (year: number) => getISOWeeksInYear(new Date(year, 5, 1));
