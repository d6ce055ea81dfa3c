import type { Days } from 'content/event-days';
import type { Content, Event } from 'content/kinds';
import { ageWords } from 'search/ages';
import { listTexts } from 'search/list-words';
import { content } from '@/lib/content';
import { datedEvents } from '@/lib/events/dated';
import type { EventFacts } from '@/lib/events/feed';
import { statusWord } from '@/lib/events/labels';
import { searchTextOf } from '@/lib/events/search-text';
import { EventCard } from './event-card';

/** All events with their rendered cards, for /events.json. */
export async function eventFeed(): Promise<EventFacts[]> {
  // Next rejects a static import of this module in server components; this runs once, at build time.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { eventCategories } = content.site;
  const texts = eventSearchTexts(datedEvents, content);
  return datedEvents.map((event, place) => {
    const { id, example, title, location, category, description, first, last, days } = event;
    return {
      id,
      example,
      status: statusWord(event),
      title,
      date: event.date.text,
      time: event.time.text,
      location,
      category,
      description,
      first,
      last,
      days,
      searchText: texts[place] ?? '',
      card: renderToStaticMarkup(<EventCard event={event} category={eventCategories[category].one} />),
    };
  });
}

/** Searchable texts of events, in their order: → ['Roboterwerkstatt\nTüftelwerk\n…\n\nroboterwerkstatt bastel alter9 …'] */
export function eventSearchTexts(events: readonly (Event & Days)[], { site, searchWords }: Content): string[] {
  return listTexts(
    events.map((event) => {
      const names = searchTextOf(event, site.eventCategories[event.category]);
      return { names, text: `${names} ${ageWords(event.ageRecommendation)}` };
    }),
    searchWords,
  );
}
