// One function an import: the package as a whole is 300 files, which take a tenth of a second in each test file.
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

// Not parse and format: they bring every pattern and the English names along, 8 kB of script on each page.
const toDate = (day: Day) => parseISO(day);
const fromDate = (date: Date) => formatISO(date, { representation: 'date' }) as Day;

/** parseDay('2027-04-05') → '2027-04-05', parseDay('2027-02-31') → undefined */
export function parseDay(text: string): Day | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(toDate(text as Day)) ? (text as Day) : undefined;
}

/** toDay(2027, 4, 5) → '2027-04-05'; toDay(2027, 2, 31) → undefined. Months run from 1 to 12. */
export const toDay = (year: number, month: number, day: number) =>
  parseDay([String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'));

/** addDays('2026-12-31', 1) → '2027-01-01' */
export const addDays = (day: Day, count: number) => fromDate(plusDays(toDate(day), count));

/** addMonths('2027-01-31', 1) → '2027-02-28', the last day where there is no 31st */
export const addMonths = (day: Day, count: number) => fromDate(plusMonths(toDate(day), count));

/** daysBetween('2026-11-21', '2026-11-28') → 7, the other way round → -7 */
export const daysBetween = (from: Day, to: Day) => differenceInCalendarDays(toDate(to), toDate(from));

/** isSaturday('2026-11-28') → true */
export const isSaturday = (day: Day) => isOnSaturday(toDate(day));

/** A Saturday is its own (R-ORD-3): nextSaturday('2026-11-22') → '2026-11-28' */
export const nextSaturday = (from: Day) => (isSaturday(from) ? from : fromDate(saturdayAfter(toDate(from))));

/** In the year's calendar, and so issues of a weekly paper: weeksOf(2026) → 53, weeksOf(2027) → 52 */
export const weeksOf = (year: number) => getISOWeeksInYear(new Date(year, 5, 1));
