import type { Event } from '@/lib/content/kinds';
import { daysBetween } from '@/lib/dates/arithmetic';
import type { Day } from '@/lib/dates/day';
import { daysOf } from './days';

/** Local time in Europe/Berlin. */
type Occurrence = {
  day: Day;
  /** 'YYYY-MM-DDTHH:MM', or 'YYYY-MM-DD' for all day. */
  start: string;
  /** Undefined if only the start is known. */
  end?: string;
  repeat?: { count: number; everyDays: number };
};

/** Interval between the days, if it is constant. */
function stepOf([first, second, ...others]: readonly Day[]): number | undefined {
  if (!first || !second) return undefined;
  const step = daysBetween(first, second);
  const rest = [second, ...others];
  return others.every((day, at) => daysBetween(rest[at] as Day, day) === step) ? step : undefined;
}

/** Occurrences for a calendar file: '12. & 13. Dezember 2026', '15:00 - 16:30 Uhr' → [{ start: '2026-12-12T15:00', repeat: { count: 2,
 * everyDays: 1 }, … }] */
export function eventTimes({ date, time }: Pick<Event, 'date' | 'time'>): Occurrence[] {
  const on = (day: Day): Occurrence => ({
    day,
    start: time.start ? `${day}T${time.start}` : day,
    ...(time.end && { end: `${day}T${time.end}` }),
  });
  const days = daysOf(date);
  const everyDays = stepOf(days);
  return everyDays ? [{ ...on(date.first), repeat: { count: days.length, everyDays } }] : days.map(on);
}
