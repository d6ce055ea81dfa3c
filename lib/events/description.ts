import type { Event } from '@/lib/content/kinds';
import { asExample } from './example';

/** What a search result has room for. */
const LENGTH = 155;

/**
 * One line about an event for search results: when and where, then as much of the description as fits, cut at a word.
 *
 * '16. Januar 2027, 10:00 - 13:00 Uhr, Tüftelwerk Schraubenkiste. Was braucht ein Roboter, damit er nicht …'
 */
export function eventDescription({ example, date, time, location, description = '' }: Event): string {
  const text = asExample({ example }, `${date.text}, ${time.text}, ${location}. ${description}`.trim());
  return text.length <= LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', LENGTH - 2))} …`;
}
