import { content } from '@/lib/content';
import type { Event } from '@/lib/content/kinds';
import type { Days } from './days';

export type DatedEvent = Event & Days;

/** An event with its days beside it, as lists sort and calendars show it. */
export const dated = (event: Event): DatedEvent => {
  const { first, last, days } = event.date;
  return { ...event, first, last, ...(days && { days }) };
};

/** All events. */
export const datedEvents: DatedEvent[] = content.events.map(dated);
