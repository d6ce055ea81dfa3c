import type { Content } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { MONTHS } from 'german/dates/german';
import { labelled } from '@/lib/events/labels';
import { eventPath } from '@/lib/paths';
import { sectionCrumb } from './sections';
import type { Card, SitePage } from './site-page';

const GROUND = { lesung: 'lilac', workshop: 'teal', theater: 'coral', ausstellung: 'sky', ausflug: 'leaf' } as const;

/** leafOf('2026-12-12') → { day: '12', month: 'Dez' } */
function leafOf(day: Day): Card['leaf'] {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  return { day: String(Number(day.slice(8))), month: month.length > 4 ? month.slice(0, 3) : month };
}

/** eventPages(content) → [{ type: 'event', path: '/event/3/', name: 'Zoo-Rallye', under: { name: 'Events & Termine', … }, … }, …] */
export const eventPages = ({ site, events }: Content): SitePage[] =>
  events.map((event) => {
    const { id, title, category, date, time, location, image } = event;
    return {
      type: 'event',
      path: eventPath(id),
      name: title,
      note: labelled(event, `${date.text}, ${time.text}, ${location}`),
      under: sectionCrumb('events'),
      images: [image.src],
      card: {
        kicker: labelled(event, site.eventCategories[category].one),
        title,
        line: `${date.text}, ${location}`,
        image: image.src,
        ground: GROUND[category],
        leaf: leafOf(date.first),
      },
    };
  });
