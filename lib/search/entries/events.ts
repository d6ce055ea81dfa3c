import { type Days, daysOf } from 'content/event-days';
import type { Content } from 'content/kinds';
import { weekday } from 'german/dates/day';
import { WEEKDAYS } from 'german/dates/german';
import { ageWords } from 'search/ages';
import { labelled } from '@/lib/events/labels';
import { eventPath } from '@/lib/paths';
import { type Draft, page } from './draft';

/** Events, and the list by category: eventEntries(content) → [{ kind: 'event', … }, …, { kind: 'page', path: '/?kategorie=lesung#events', … }] */
export function eventEntries({ events, site: { eventCategories } }: Content): Draft[] {
  const categories = Object.entries(eventCategories);
  return [
    ...events.map((event) => ({
      kind: 'event' as const,
      title: event.title,
      path: eventPath(event.id),
      note: labelled(event, `${event.date.text} · ${event.location}`),
      text: event.description ?? '',
      keywords: [
        'Veranstaltung Termin',
        eventCategories[event.category].one,
        ...weekdaysOf(event.date),
        // '23.4.'
        Number(event.date.first.slice(5, 7)),
        event.ageRecommendation?.text,
        ageWords(event.ageRecommendation),
        event.admission?.text,
        event.admission?.lowest === 0 ? 'kostenlos' : '',
        event.fullAddress?.text,
      ].join(' '),
      aside: [event.image.alt, ...Object.values(event.directions ?? {})].join(' '),
      image: event.image.src,
    })),
    ...categories.flatMap(([value, { one, many }]) => {
      const found = events.filter(({ category }) => category === value);
      const titles = found.map(({ title, date }) => `${title} (${date.text})`).join(' · ');
      return found.length === 0
        ? []
        : [page(`/?kategorie=${value}#events`, many, 'Events & Termine', titles, { keywords: one, weight: 0.9 })];
    }),
  ];
}

const weekdaysOf = (date: Days) => daysOf(date).map((day) => WEEKDAYS[weekday(day)] ?? '');
