import type { Days } from 'content/event-days';
import type { Event } from 'content/kinds';

/** Entry of /events.json: what the browser needs of an event besides its card. */
export type EventFacts = Days &
  Pick<Event, 'id' | 'example' | 'title' | 'location' | 'category' | 'description'> & {
    date: string;
    /** 'Abgesagt', if anything is not as planned. */
    status?: string | undefined;
    time: string;
    searchText: string;
    /** HTML, for events that the page does not contain. */
    card: string;
  };

export const EVENTS_FEED = '/events.json';

/** Shown while a page waits for details of events (R-EVT-13). */
export const LOADING_EVENT = 'Lädt Veranstaltungsdetails...';
