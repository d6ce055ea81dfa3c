import { addMonths, type Day, isSaturday, nextSaturday, parseDay, toDay } from '@/lib/dates/day';
import { parseGermanDate } from '@/lib/dates/german';

const AHEAD_MONTHS = 12;

/** The first and the last day that can be chosen: the next Saturday, today included, and a year from today on. */
export const deliveryRange = (today: Day) => ({ first: nextSaturday(today), last: addMonths(today, AHEAD_MONTHS) });

/** Only Saturdays, none in the past, none over a year ahead (spec 1 §5). */
export function isDeliveryDay(day: Day, today: Day): boolean {
  const { first, last } = deliveryRange(today);
  return isSaturday(day) && day >= first && day <= last;
}

/** typedDay('2026-11-28') → '28.11.2026', as the field shows it. */
export const typedDay = (day: Day) => day.split('-').reverse().join('.');

/**
 * Reads a day as people type it: '28.11.2026', '28.11.26', '28. November 2026', '2026-11-28'.
 *
 * @returns undefined for what names no real day
 */
export function readTypedDay(text: string): Day | undefined {
  const trimmed = text.trim();
  const match = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})$/.exec(trimmed);
  if (!match) return parseDay(trimmed) ?? (trimmed.length < 40 ? parseGermanDate(trimmed) : undefined);
  const [, day, month, year = ''] = match;
  return toDay(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
}
