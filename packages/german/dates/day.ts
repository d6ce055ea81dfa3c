/** 'YYYY-MM-DD' without time or zone; compares with < and needs no serialization. */
export type Day = `${number}-${number}-${number}`;

const inBerlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Current day in Europe/Berlin, whatever the device's time zone: today(new Date('2026-12-31T23:30:00Z')) → '2027-01-01' */
export const today = (now = new Date()) => inBerlin.format(now) as Day;

/** weekday('2026-11-22') → 0 for Sunday; Saturday is 6 */
export const weekday = (day: Day) => new Date(day).getUTCDay();

/** yearOf('2027-04-05') → 2027 */
export const yearOf = (day: Day) => Number(day.slice(0, 4));

/** For event handlers and the start of a build, never for rendering: now().toISOString() → '2026-11-22T13:41:51.000Z' */
export const now = () => new Date();
