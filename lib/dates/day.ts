import * as fns from 'date-fns';

/** A day without time or zone, written 'YYYY-MM-DD': it compares with < and travels to islands as it is. */
export type Day = `${number}-${number}-${number}`;

// Not parse and format: they bring every pattern and the English names along, 8 kB of script on each page.
const toDate = (day: Day) => fns.parseISO(day);
const fromDate = (date: Date) => fns.formatISO(date, { representation: 'date' }) as Day;

/**
 * Today in Europe/Berlin, whatever zone the device is in. The one place that reads the clock.
 *
 * today(new Date('2026-12-31T23:30:00Z')) → '2027-01-01'
 */
export const today = (now = new Date()) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now) as Day;

/** Reads '2027-04-05'; a text that names no real day is undefined. */
export function parseDay(text: string): Day | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && fns.isValid(toDate(text as Day)) ? (text as Day) : undefined;
}

/** toDay(2027, 4, 5) → '2027-04-05'; toDay(2027, 2, 31) → undefined. Months run from 1 to 12. */
export const toDay = (year: number, month: number, day: number) =>
  parseDay([String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'));

/** addDays('2026-12-31', 1) → '2027-01-01' */
export const addDays = (day: Day, count: number) => fromDate(fns.addDays(toDate(day), count));

/** addMonths('2027-01-31', 1) → '2027-02-28': a month's last day where the day does not exist. */
export const addMonths = (day: Day, count: number) => fromDate(fns.addMonths(toDate(day), count));

/** daysBetween('2026-11-21', '2026-11-28') → 7; negative when `to` lies before `from`. */
export const daysBetween = (from: Day, to: Day) => fns.differenceInCalendarDays(toDate(to), toDate(from));

/** 0 is Sunday, 6 is Saturday. */
export const weekday = (day: Day) => fns.getDay(toDate(day));

export const isSaturday = (day: Day) => fns.isSaturday(toDate(day));

/** The next delivery day; a Saturday is its own next Saturday (R-ORD-3). nextSaturday('2026-11-22') → '2026-11-28' */
export const nextSaturday = (from: Day) => (isSaturday(from) ? from : fromDate(fns.nextSaturday(toDate(from))));

/** yearOf('2027-04-05') → 2027 */
export const yearOf = (day: Day) => Number(day.slice(0, 4));

/** The moment itself, for declarations and receipts that state a time of day. Only in event handlers, never while rendering. */
export const now = () => new Date();
