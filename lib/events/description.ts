import type { Event } from 'content/kinds';
import { snippet } from 'german/snippet';
import { labelled } from './labels';

const LENGTH = 155;

/** Description for search engines: → '16. Januar 2027, 10:00 - 13:00 Uhr, Tüftelwerk Schraubenkiste. Was braucht ein Roboter, damit er nicht …' */
export const eventDescription = (event: Event) => {
  const { date, time, location, description = '' } = event;
  return snippet(labelled(event, `${date.text}, ${time.text}, ${location}. ${description}`), LENGTH);
};
