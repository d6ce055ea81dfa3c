import { daysOf } from 'content/event-days';
import type { Event } from 'content/kinds';
import { crossesMidnight } from 'content/overnight';
import type { Slot } from 'content/values/times';
import { addDays, daysBetween } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';

/** Local time in Europe/Berlin. */
export type Occurrence = {
  /** 'YYYY-MM-DDTHH:MM', or 'YYYY-MM-DD' for all day. */
  start: string;
  /** Undefined if only the start is known. */
  end?: string;
};

type Repeated = Occurrence & { repeat?: { count: number; everyDays: number } };
type When = Pick<Event, 'date' | 'time'>;

/** Whoever stays later than this sleeps there. */
const SMALL_HOURS = '06:00';

/** Interval between the days, if it is constant. */
function stepOf([first, second, ...others]: readonly Day[]): number | undefined {
  if (!first || !second) return undefined;
  const step = daysBetween(first, second);
  const rest = [second, ...others];
  return others.every((day, at) => daysBetween(rest[at] as Day, day) === step) ? step : undefined;
}

function on(day: Day, slot?: Slot): Occurrence {
  if (!slot) return { start: day };
  const { start, end } = slot;
  return { start: `${day}T${start}`, ...(end && { end: `${crossesMidnight(slot) ? addDays(day, 1) : day}T${end}` }) };
}

/** Days in a row with a night between are one stay: '12. & 13. Dezember', '18:00 - 09:00 Uhr'; '12. & 13.', '20 bis 2 Uhr' are two evenings. */
function stayOf({ date, time: { slots } }: When): Occurrence | undefined {
  const [slot, other] = slots;
  if (!slot?.end || other || !crossesMidnight(slot) || date.days || date.first === date.last) return undefined;
  const isOneNight = slot.end > '00:00' && daysBetween(date.first, date.last) === 1 && date.text.includes(' bis ');
  return slot.end > SMALL_HOURS || isOneNight
    ? { start: `${date.first}T${slot.start}`, end: `${date.last}T${slot.end}` }
    : undefined;
}

/** Each occurrence by itself: '12. & 13. Dezember 2026', '15:00 - 16:30 Uhr' → [{ start: '2026-12-12T15:00', end: '2026-12-12T16:30' }, …] */
export function occurrencesOf(when: When): Occurrence[] {
  const stay = stayOf(when);
  const slots = when.time.slots.length > 0 ? when.time.slots : [undefined];
  return stay ? [stay] : daysOf(when.date).flatMap((day) => slots.map((slot) => on(day, slot)));
}

/** Occurrences for a calendar file, those at regular intervals as one: → [{ start: '2026-12-12T15:00', repeat: { count: 2, everyDays: 1 }, … }] */
export function eventTimes(when: When): Repeated[] {
  const days = daysOf(when.date);
  const everyDays = stayOf(when) ? undefined : stepOf(days);
  if (!everyDays) return occurrencesOf(when);
  const perDay = Math.max(when.time.slots.length, 1);
  return occurrencesOf(when)
    .slice(0, perDay)
    .map((first) => ({ ...first, repeat: { count: days.length, everyDays } }));
}
