import type { Event } from 'content/kinds';
import { parseDates } from 'content/values/dates';
import { parseStatus } from 'content/values/status';
import { parseTimes } from 'content/values/times';

/** Date and time of an event as parsed from its file. */
export function when(dateText: string, timeText = '10:00 - 13:00 Uhr'): Pick<Event, 'date' | 'time'> {
  const [date, time] = [parseDates(dateText), parseTimes(timeText)];
  if ('expected' in date || 'expected' in time) throw new Error(`${dateText}, ${timeText} cannot be read`);
  return { date, time };
}

/** Status of an event as parsed from its file. */
export function stated(text: string): Required<Pick<Event, 'status'>> {
  const status = parseStatus(text);
  if ('expected' in status) throw new Error(`${text} cannot be read`);
  return { status };
}
