import type { Examples } from '@/components/examples';
import { type DatedEvent, datedEvents } from '@/lib/events/dated';
import { EventPage } from './event-page';

const [event, , bare] = datedEvents as [DatedEvent, DatedEvent, DatedEvent];

export const examples = {
  'mit allem': <EventPage event={event} category="Lesung" events={datedEvents} />,
  'nur das Nötige, allein': <EventPage event={bare} category="Lesung" events={[]} />,
  abgesagt: (
    <EventPage event={{ ...event, status: { is: 'abgesagt', text: 'abgesagt' } }} category="Lesung" events={[]} />
  ),
} satisfies Examples;
