import type { Event } from '@/lib/content/kinds';
import { daysBetween } from '@/lib/dates/day';
import { eventDays, isPair } from './days';

/**
 * When an event takes place, as wall clock time in Europe/Berlin, and how it repeats.
 *
 * '12. & 13. Dezember 2026', '15:00 - 16:30 Uhr' →
 *   { start: '2026-12-12T15:00', end: '2026-12-12T16:30', repeat: { count: 2, everyDays: 1 } }
 *
 * A pair of days is these two, a range every day of it.
 */
export function eventTimes(event: Pick<Event, 'id' | 'date' | 'time'>) {
  const { first, last } = eventDays(event);
  const [from, to] = event.time.match(/\d{1,2}:\d{2}/g)?.map((text) => text.padStart(5, '0')) ?? [];
  if (!from || !to) throw new Error(`Veranstaltung ${event.id}: die Uhrzeit „${event.time}“ ist nicht lesbar`);
  const gap = daysBetween(first, last);
  const pair = isPair(event.date);
  return {
    start: `${first}T${from}`,
    end: `${first}T${to}`,
    repeat: gap > 0 ? { count: pair ? 2 : gap + 1, everyDays: pair ? gap : 1 } : undefined,
  };
}
