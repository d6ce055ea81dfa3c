import { type Day, toDay } from './day';

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

// Day, optional second day of a range, month name, optional year. The month must end where the word ends.
const PATTERN = new RegExp(
  `(?<!\\d)(\\d{1,2})\\.(?:\\D{1,5}(\\d{1,2})\\.)?\\s*(${MONTHS.join('|')})(?!\\p{L})(?:\\s+(\\d{4})(?!\\d))?`,
  'iu',
);

/**
 * Reads a German date text: first day number, month name, optional year (spec 2 §5).
 *
 * parseGermanDateRange('12. & 13. Dezember 2026') → { first: '2026-12-12', last: '2026-12-13' }
 * parseGermanDateRange('5. April', 2027) → { first: '2027-04-05', last: '2027-04-05' }
 *
 * @param defaultYear the year where the text names none; without it such a text is unreadable
 * @returns undefined for every text that names no real day, such as '31. Februar 2027'
 */
export function parseGermanDateRange(text: string, defaultYear?: number): { first: Day; last: Day } | undefined {
  const [, start, end = start, name, written] = PATTERN.exec(text.normalize('NFC')) ?? [];
  const year = written ? Number(written) : defaultYear;
  if (!start || !name || year === undefined) return undefined;
  const month = MONTHS.findIndex((known) => known.toLowerCase() === name.toLowerCase()) + 1;
  const first = toDay(year, month, Number(start));
  const last = toDay(year, month, Number(end));
  return first && last && first <= last ? { first, last } : undefined;
}

/** The first day of a German date text; a range such as '12. & 13.' counts only its first day (spec 2 §5). */
export const parseGermanDate = (text: string, defaultYear?: number) => parseGermanDateRange(text, defaultYear)?.first;

/** formatDay('2027-04-05') → '5. April 2027' */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${date}. ${MONTHS[month - 1]} ${year}`;
}
