import type { Event } from '@/lib/content/kinds';
import type { Days } from './days';

/** What the browser gets of an event beyond its card; /events.json holds one for each event. */
export type EventFacts = Days &
  Pick<Event, 'id' | 'title' | 'date' | 'time' | 'location' | 'category' | 'description'> & {
    /** The card as HTML, for those the page does not hold. */
    card: string;
  };

/** Where the free-text search looks (spec 2 §5): title and location. */
export const searchTextOf = ({ title, location }: Pick<Event, 'title' | 'location'>) => `${title}\n${location}`;

export const EVENTS_FEED = '/events.json';
