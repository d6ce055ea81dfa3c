import { cleanText } from 'german/clean-text';
import { parseDay, toDay } from 'german/dates/arithmetic';
import { type Day, yearOf } from 'german/dates/day';
import { MONTHS, WEEKDAYS } from 'german/dates/german';
import { monthFrom, normalizeText, yearFrom } from 'german/dates/written';

/** Limits the input of the regular expressions; no date is longer. */
const LONGEST = 40;
const NUMBERS = /^(\d{1,2})[./ -]\s*(\d{1,2})(?:[./ -]\s*(\d{4}|\d{2})?)?$/;
const RUN = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
/** 'Nov.' as well as 'November'; the name must end at a word boundary. */
const NAMES = [...MONTHS, ...MONTHS.map((month) => `${month.slice(0, 3)}\\.?`), 'Sept\\.?'].join('|');
const NAMED = new RegExp(`(?<!\\d)(\\d{1,2})\\.\\s*(${NAMES})(?!\\p{L})(?:\\s+(\\d{4})(?!\\d))?`, 'iu');
/** 'Sa., den' or 'ab' before the date. */
const BEFORE = new RegExp(
  `^(?:(?:${WEEKDAYS.map((name) => `${name}|${name.slice(0, 2)}`).join('|')}|ab|am|zum|de[nmr])(?!\\p{L})[.,\\s]*)+`,
  'iu',
);

/** Parses '28. November 2026'; without a year, uses `otherwise`. */
function readNamed(text: string, otherwise?: number): Day | undefined {
  const [, day, name, written] = NAMED.exec(text) ?? [];
  const year = written ? Number(written) : otherwise;
  return day && name && year !== undefined ? toDay(year, monthFrom(name), Number(day)) : undefined;
}

/** unreadableDay('28.11.2026') → 'Bitte als TT.MM.JJJJ, zum Beispiel 28.11.2026: …' */
export const unreadableDay = (example: string) =>
  `Bitte als TT.MM.JJJJ, zum Beispiel ${example}: Dieses Datum ist nicht zu lesen`;

/** typedDay('2026-11-28') → '28.11.2026' */
export const typedDay = (day: Day) => day.split('-').reverse().join('.');

/** Input without a year means the next such day, today included. */
function nextTime(today: Day, inYear: (year: number) => Day | undefined): Day | undefined {
  const day = inYear(yearOf(today));
  return day && day >= today ? day : inYear(yearOf(today) + 1);
}

/** Parses '28.11.', 'Sa., 28.11.26', '28/11/2026', '281126' and '28. November'. The year may be missing only if `today` is given:
 * readTypedDay('28.11.', '2026-11-22') → '2026-11-28' */
export function readTypedDay(text: string, today?: Day): Day | undefined {
  if (text.trim().length > LONGEST) return undefined;
  const typed = normalizeText(cleanText(text)).replace(BEFORE, '');
  const [, day, month, year] = NUMBERS.exec(typed) ?? RUN.exec(typed) ?? [];
  const inYear = (other: number) => (day ? toDay(other, Number(month), Number(day)) : readNamed(typed, other));
  if (year) return inYear(yearFrom(year));
  const whole = day ? undefined : (parseDay(typed) ?? readNamed(typed));
  return whole ?? (today && nextTime(today, inYear));
}

/** endFault('31/12/2026', '2026-11-21') → undefined, endFault('bald', '2026-11-21') → 'Bitte als TT.MM.JJJJ, …' */
export function endFault(text: string, today: Day): string | undefined {
  const day = readTypedDay(text, today);
  if (!day) return unreadableDay(typedDay(today));
  return day < today ? 'Bitte geben Sie ein Datum an, das noch nicht vorbei ist' : undefined;
}
