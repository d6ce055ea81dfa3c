import { MONTHS, WEEKDAYS } from 'german/dates/german';

/** Patterns of a month and a weekday, whole or short: 'Apr.', 'Sa'. */
export const MONTH = `${MONTHS.join('|')}|(?:${MONTHS.map((name) => name.slice(0, 3)).join('|')}|Sept)\\.?`;
export const WEEKDAY = `(?:${WEEKDAYS.join('|')}|(?:${WEEKDAYS.map((name) => name.slice(0, 2)).join('|')})\\.?)`;
/** Between the days or times of a list, and between first and last. */
export const AND = / ?(?:,|&|\+|\/|\bund\b|\bsowie\b) ?/;
export const UNTIL = / ?(?:-|\bbis\b(?: zum)?) ?/;

/** Weekday by its first two letters: weekdayFrom('Sa.') → 6 */
export const weekdayFrom = (name: string) =>
  WEEKDAYS.findIndex((known) => known.slice(0, 2).toLowerCase() === name.slice(0, 2).toLowerCase());
