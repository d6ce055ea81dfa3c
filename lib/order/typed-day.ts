import { parseDay, toDay } from '@/lib/dates/arithmetic';
import { type Day, yearOf } from '@/lib/dates/day';
import { MONTHS } from '@/lib/dates/german';
import { monthFrom, normalizeText, yearFrom } from '@/lib/dates/written';
import { DAY_MESSAGES } from './messages';

/** Limits the input of the regular expressions; no date is longer. */
const LONGEST = 40;
const NUMBERS = /^(\d{1,2})[./ -]\s*(\d{1,2})(?:[./ -]\s*(\d{4}|\d{2})?)?$/;
/** The month name must end at a word boundary. */
const NAMED = new RegExp(`(?<!\\d)(\\d{1,2})\\.\\s*(${MONTHS.join('|')})(?!\\p{L})(?:\\s+(\\d{4})(?!\\d))?`, 'iu');

/** Parses '28. November 2026'; without a year, uses `otherwise`. */
function readNamed(text: string, otherwise?: number): Day | undefined {
  const [, day, name, written] = NAMED.exec(text) ?? [];
  const year = written ? Number(written) : otherwise;
  return day && name && year !== undefined ? toDay(year, monthFrom(name), Number(day)) : undefined;
}

/** typedDay('2026-11-28') → '28.11.2026' */
export const typedDay = (day: Day) => day.split('-').reverse().join('.');

/** Input without a year means the next such day, today included. */
function nextTime(today: Day, inYear: (year: number) => Day | undefined): Day | undefined {
  const day = inYear(yearOf(today));
  return day && day >= today ? day : inYear(yearOf(today) + 1);
}

/** Parses '28.11.', '28.11.26', '28/11/2026' and '28. November'. The year may be missing only if `today` is given:
 * readTypedDay('28.11.', '2026-11-22') → '2026-11-28' */
export function readTypedDay(text: string, today?: Day): Day | undefined {
  if (text.trim().length > LONGEST) return undefined;
  const typed = normalizeText(text);
  const [, day, month, year] = NUMBERS.exec(typed) ?? [];
  const inYear = (other: number) => (day ? toDay(other, Number(month), Number(day)) : readNamed(typed, other));
  if (year) return inYear(yearFrom(year));
  const whole = day ? undefined : (parseDay(typed) ?? readNamed(typed));
  return whole ?? (today && nextTime(today, inYear));
}

/** endFault('31/12/2026', '2026-11-21') → undefined, endFault('bald', '2026-11-21') → 'Bitte als TT.MM.JJJJ, …' */
export function endFault(text: string, today: Day): string | undefined {
  const day = readTypedDay(text, today);
  if (!day) return DAY_MESSAGES.unreadable(typedDay(today));
  return day < today ? DAY_MESSAGES.gone : undefined;
}
