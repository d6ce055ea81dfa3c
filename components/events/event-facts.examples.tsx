import type { Examples } from '@/components/examples';
import { type DatedEvent, datedEvents } from '@/lib/events/dated';
import { EventFacts } from './event-facts';

const [event, , bare] = datedEvents as [DatedEvent, DatedEvent, DatedEvent];

export const examples = {
  'mit allem': <EventFacts event={event} />,
  'nur das Nötige': <EventFacts event={bare} />,
} satisfies Examples;
