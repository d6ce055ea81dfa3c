import { cleanText } from 'german/clean-text';
import { addDays, addMonths, isSaturday, nextSaturday } from 'german/dates/arithmetic';
import { type Day, weekday, yearOf } from 'german/dates/day';
import { formatDay, WEEKDAYS } from 'german/dates/german';
import { addWorkdays } from 'german/dates/workdays';
import { counted } from 'german/text';
import { type Delivery, describePause, type Pause, pauseOn } from '../plans/delivery';
import { MESSAGES } from './messages';
import { readTypedDay, typedDay, unreadableDay } from './typed-day';

type Rules = Pick<Delivery, 'leadDays' | 'pauses'>;

const AHEAD_MONTHS = 12;

/** Days are spelled out: '28. November 2026'; `next` is the next possible delivery day. */
const DAY_MESSAGES = {
  past: (day: string, next: string) => `Der ${day} ist schon vorbei. Der nächste mögliche Samstag ist der ${next}`,
  late: (day: string, last: string) => `Der ${day} liegt zu weit voraus. Bestellen können Sie bis zum ${last}`,
  weekday: (day: string, weekday: string, next: string) =>
    `Der ${day} ist ein ${weekday}. Geliefert wird immer samstags, zum Beispiel am ${next}`,
  pause: (day: string, pause: string, next: string) =>
    `Am ${day} wird nicht geliefert (${pause}). Der nächste mögliche Samstag ist der ${next}`,
  soon: (day: string, days: number, next: string) =>
    `Bis zum ${day} schaffen wir es nicht, wir brauchen ${counted(days, 'Arbeitstag', 'Arbeitstage')}. Der nächste mögliche Samstag ist der ${next}`,
} as const;

/** `passed`: the pauses skipped before the first delivery. */
function firstFrom(day: Day, rules: Rules): { first: Day; passed: Pause[] } {
  const first = nextSaturday(day);
  const pause = pauseOn(first, rules);
  if (!pause) return { first, passed: [] };
  const later = firstFrom(addDays(pause.last, 1), rules);
  return { first: later.first, passed: [pause, ...later.passed] };
}

/** First and last delivery day, and why the first is no earlier (pauses, lead time):
 * deliveryRange('2026-11-22', rules) → { first: '2026-11-28', passed: [], isLate: false, last: '2027-11-22' } */
export function deliveryRange(today: Day, rules: Rules) {
  const ready = addWorkdays(today, rules.leadDays);
  return {
    ...firstFrom(ready, rules),
    isLate: nextSaturday(ready) > nextSaturday(today),
    last: addMonths(today, AHEAD_MONTHS),
  };
}

/** R-ORD-5: isDeliveryDay('2026-11-27', '2026-11-22', rules) → false, as it is a Friday */
export function isDeliveryDay(day: Day, today: Day, rules: Rules): boolean {
  const { first, last } = deliveryRange(today, rules);
  return isSaturday(day) && day >= first && day <= last && !pauseOn(day, rules);
}

/** readStart('28.11.2026', '2026-11-22', rules) → '2026-11-28'; undefined if it is not a delivery day */
export function readStart(text: string, today: Day, rules: Rules): Day | undefined {
  const day = readTypedDay(text, today);
  return day && isDeliveryDay(day, today, rules) ? day : undefined;
}

/** startFault('27.11.2026', '2026-11-21', rules) → 'Der 27. November 2026 ist ein Freitag. Geliefert wird immer samstags, …' */
export function startFault(text: string, today: Day, rules: Rules): string | undefined {
  if (cleanText(text) === '') return MESSAGES.startDate;
  const { first, last } = deliveryRange(today, rules);
  const day = readTypedDay(text, today);
  if (!day) return unreadableDay(typedDay(first));
  const dayText = formatDay(day);
  if (day < today) return DAY_MESSAGES.past(dayText, formatDay(first));
  if (day > last) return DAY_MESSAGES.late(dayText, formatDay(last));
  const next = formatDay(firstFrom(day < first ? first : day, rules).first);
  if (!isSaturday(day)) return DAY_MESSAGES.weekday(dayText, WEEKDAYS[weekday(day)] ?? '', next);
  const pause = pauseOn(day, rules);
  if (pause) return DAY_MESSAGES.pause(dayText, describePause(pause), next);
  return day < first ? DAY_MESSAGES.soon(dayText, rules.leadDays, next) : undefined;
}

const CHRISTMAS_EVE = '12-24';
const SEASON = '10-01';

/** Last delivery before Christmas. Undefined before October, and once it is too late to order:
 * christmasDelivery('2026-11-22', rules) → '2026-12-19' */
export function christmasDelivery(today: Day, rules: Rules): Day | undefined {
  const eve = `${yearOf(today)}-${CHRISTMAS_EVE}` as Day;
  if (today < `${yearOf(today)}-${SEASON}`) return undefined;
  const days = Array.from({ length: 28 }, (_, ago) => addDays(eve, -ago));
  return days.find((day) => isDeliveryDay(day, today, rules));
}
