import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Examples } from '@/components/examples';
import { type DatedEvent, datedEvents } from '@/lib/events/dated';
import { EventCard } from './event-card';
import { eventCard } from './event-card.styles';

const [event, , bare] = datedEvents as [DatedEvent, DatedEvent, DatedEvent];

const List = styled.ul`
  container-type: inline-size;
  ${eventCard}
`;

/** A row of the event list. */
export const Stage = ({ children }: { children: ReactElement }) => (
  <List role="list">
    <li>{children}</li>
  </List>
);

export const examples = {
  'mit allem': <EventCard event={event} category="Lesung" />,
  'nur das Nötige': <EventCard event={bare} category="Lesung" />,
  abgesagt: <EventCard event={{ ...event, status: { is: 'abgesagt', text: 'abgesagt' } }} category="Lesung" />,
  'langer Titel': (
    <EventCard
      event={{ ...event, title: 'Veranstaltungsankündigung für Grundschulkinder mit und ohne Begleitung' }}
      category="Lesung"
    />
  ),
} satisfies Examples;
