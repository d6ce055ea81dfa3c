import { content } from '@/lib/content';
import { datedEvents } from '@/lib/events/dated';
import type { EventFacts } from '@/lib/events/feed';
import { eventSearchTexts } from '@/lib/events/findable';
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
