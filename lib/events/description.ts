import type { Event } from '@/lib/content/kinds';
import { snippet } from '@/lib/seo/snippet';
import { asExample } from './example';

const LENGTH = 155;

/** Description for search engines: → '16. Januar 2027, 10:00 - 13:00 Uhr, Tüftelwerk Schraubenkiste. Was braucht ein Roboter, damit er nicht …' */
export const eventDescription = ({ example, date, time, location, description = '' }: Event) =>
  snippet(asExample({ example }, `${date.text}, ${time.text}, ${location}. ${description}`), LENGTH);
