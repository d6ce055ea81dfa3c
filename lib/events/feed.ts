import type { Event } from '@/lib/content/kinds';
import type { Days } from './days';

/** One entry of /events.json: what the browser gets of an event beyond its card. */
export type EventFacts = Days &
  Pick<Event, 'id' | 'example' | 'title' | 'location' | 'category' | 'description'> & {
    date: string;
    time: string;
    searchText: string;
    /** HTML, for those the page does not hold. */
    card: string;
  };

export const EVENTS_FEED = '/events.json';
