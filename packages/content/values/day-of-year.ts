import { toDay } from 'german/dates/arithmetic';
import { MONTHS } from 'german/dates/german';
import { monthFrom, normalizeText } from 'german/dates/written';
import { keepTogether } from 'german/no-break';
import type { Refusal } from './dates';

/** `monthDay` is comparable as a string: { text: '21. November', monthDay: '11-21' } */
export type DayOfYear = { text: string; monthDay: string };

const WRITTEN = new RegExp(`^(\\d{1,2})\\. ?(${MONTHS.join('|')})$`, 'i');
/** Not allowed, as an anniversary needs a day in every year. */
const LEAP_DAY = '02-29';

/** parseDayOfYear('21. November') → { text: '21. November', monthDay: '11-21' } */
export function parseDayOfYear(written: string): DayOfYear | Refusal {
  const [, day = '', name = ''] = WRITTEN.exec(normalizeText(written)) ?? [];
  const month = monthFrom(name || '-');
  const monthDay = toDay(2028, month, Number(day))?.slice(5);
  if (!monthDay || monthDay === LEAP_DAY) return { expected: 'ein Tag im Jahr wie 21. November' };
  return { text: keepTogether(`${Number(day)}. ${MONTHS[month - 1]}`), monthDay };
}
