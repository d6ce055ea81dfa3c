import type { Event } from '@/lib/content/kinds';
import type { Days } from './days';

/** What the browser gets of an event beyond its card; /events.json holds one for each event. */
export type EventFacts = Days &
  Pick<Event, 'id' | 'example' | 'title' | 'location' | 'category' | 'description'> & {
    /** As they are read. */
    date: string;
    time: string;
    /** What the free-text search looks in. */
    searchText: string;
    /** The card as HTML, for those the page does not hold. */
    card: string;
  };

export const EVENTS_FEED = '/events.json';
