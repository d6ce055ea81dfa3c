import { type Day, weekday } from './day';

export const MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
] as const;

export const WEEKDAYS = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;

/** formatDay('2027-04-05') → '5.\u00a0April 2027' */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${date}.\u00a0${MONTHS[month - 1]} ${year}`;
}

/** With its year only if that is another one: dayFrom('2027-03-20', '2027-04-05') → '5.\u00a0April' */
export const dayFrom = (from: Day, day: Day) =>
  from.slice(0, 4) === day.slice(0, 4) ? formatDay(day).slice(0, -' 2027'.length) : formatDay(day);

/** withWeekday('2026-11-28') → 'Samstag, 28.\u00a0November 2026' */
export const withWeekday = (day: Day) => `${WEEKDAYS[weekday(day)]}, ${formatDay(day)}`;
