import type { Days } from 'content/event-days';
import type { Event } from 'content/kinds';
import { content } from '@/lib/content';

export type DatedEvent = Event & Days;

/** Adds first and last day, for sorting and calendars: → { …event, first: '2026-12-12', last: '2026-12-13' } */
export const dated = (event: Event): DatedEvent => {
  const { first, last, days } = event.date;
  return { ...event, first, last, ...(days && { days }) };
};

export const datedEvents: DatedEvent[] = content.events.map(dated);
