import type { Examples } from '@/components/examples';
import { type DatedEvent, datedEvents } from '@/lib/events/dated';
import { EventCard } from './event-card';

const [event, , bare] = datedEvents as [DatedEvent, DatedEvent, DatedEvent];

export const examples = {
  'mit allem': <EventCard event={event} category="Lesung" />,
  'nur das Nötige': <EventCard event={bare} category="Lesung" />,
  'langer Titel': (
    <EventCard
      event={{ ...event, title: 'Veranstaltungsankündigung für Grundschulkinder mit und ohne Begleitung' }}
      category="Lesung"
    />
  ),
} satisfies Examples;
