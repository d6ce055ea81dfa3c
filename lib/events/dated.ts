import { content } from '@/lib/content';
import type { Event } from '@/lib/content/kinds';
import { type Days, eventDays } from './days';

export type DatedEvent = Event & Days;

/** All events with the days of their date texts, read once a process. */
export const datedEvents: DatedEvent[] = content.events.map((event) => ({ ...event, ...eventDays(event) }));
