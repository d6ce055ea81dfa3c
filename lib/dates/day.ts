/** 'YYYY-MM-DD' without time or zone: it compares with < and travels to islands as it is. */
export type Day = `${number}-${number}-${number}`;

const DAY_LENGTH = 86_400_000;
const SATURDAY = 6;
const THURSDAY = 4;

// Counted in UTC, where every day has 24 hours.
const toMs = (day: string) => Date.parse(day);
const fromMs = (ms: number) => new Date(ms).toISOString().slice(0, 10) as Day;

const BERLIN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** In Europe/Berlin, whatever zone the device is in: today(new Date('2026-12-31T23:30:00Z')) → '2027-01-01' */
export const today = (now = new Date()) => BERLIN.format(now) as Day;

/** parseDay('2027-04-05') → '2027-04-05', parseDay('2027-02-31') → undefined */
export function parseDay(text: string): Day | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toMs(text) : Number.NaN;
  // Date.parse takes 31 February for 3 March.
  return Number.isNaN(ms) || fromMs(ms) !== text ? undefined : (text as Day);
}

/** toDay(2027, 4, 5) → '2027-04-05'; toDay(2027, 2, 31) → undefined. Months run from 1 to 12. */
export const toDay = (year: number, month: number, day: number) =>
  parseDay([String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-'));

/** addDays('2026-12-31', 1) → '2027-01-01' */
export const addDays = (day: Day, count: number) => fromMs(toMs(day) + count * DAY_LENGTH);

/** addMonths('2027-01-31', 1) → '2027-02-28', the last day where there is no 31st */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return fromMs(date.getTime());
}

/** daysBetween('2026-11-21', '2026-11-28') → 7, the other way round → -7 */
export const daysBetween = (from: Day, to: Day) => (toMs(to) - toMs(from)) / DAY_LENGTH;

/** weekday('2026-11-22') → 0, Sunday; Saturday is 6 */
export const weekday = (day: Day) => new Date(day).getUTCDay();

/** isSaturday('2026-11-28') → true */
export const isSaturday = (day: Day) => weekday(day) === SATURDAY;

/** A Saturday is its own (R-ORD-3): nextSaturday('2026-11-22') → '2026-11-28' */
export const nextSaturday = (from: Day) => addDays(from, SATURDAY - weekday(from));

/** In the year's calendar, and so issues of a weekly paper: weeksOf(2026) → 53, weeksOf(2027) → 52 */
export const weeksOf = (year: number) =>
  [`${year}-01-01`, `${year}-12-31`].some((day) => weekday(day as Day) === THURSDAY) ? 53 : 52;

/** yearOf('2027-04-05') → 2027 */
export const yearOf = (day: Day) => Number(day.slice(0, 4));

/** Only in event handlers and where a build begins, never while rendering: now().toISOString() → '2026-11-22T13:41:51.000Z' */
export const now = () => new Date();
