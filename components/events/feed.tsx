import { content } from '@/lib/content';
import { datedEvents } from '@/lib/events/dated';
import type { EventFacts } from '@/lib/events/feed';
import { findableEvents } from '@/lib/events/findable';
import { EventCard } from './event-card';

/** Every event with its finished card, for /events.json. */
export async function eventFeed(): Promise<EventFacts[]> {
  // Next refuses the static import in what runs as a server component; this runs once, at build time.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { eventCategories } = content.site;
  const texts = findableEvents(datedEvents, content);
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
