import type { Event } from '@/lib/content/kinds';
import { asExample } from './example';

/** Letters a search result has room for. */
const LENGTH = 155;

/** → '16. Januar 2027, 10:00 - 13:00 Uhr, Tüftelwerk Schraubenkiste. Was braucht ein Roboter, damit er nicht …' */
export function eventDescription({ example, date, time, location, description = '' }: Event): string {
  const text = asExample({ example }, `${date.text}, ${time.text}, ${location}. ${description}`.trim());
  return text.length <= LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', LENGTH - 2))} …`;
}
