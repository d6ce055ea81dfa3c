import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { type DatedEvent, datedEvents } from '@/lib/events/dated';
import { EventFacts } from './event-facts';
import { eventFacts } from './event-facts.styles';

const [event, , bare] = datedEvents as [DatedEvent, DatedEvent, DatedEvent];

export const Stage = styled.div`
  container-type: inline-size;
  ${eventFacts}
`;

export const examples = {
  'mit allem': <EventFacts event={event} />,
  'nur das Nötige': <EventFacts event={bare} />,
} satisfies Examples;
