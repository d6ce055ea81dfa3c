import { nextLastDay, sortComingFirst } from 'content/event-days';
import { today } from 'german/dates/day';
import styled from 'styled-components';
import { Island } from '@/components/islands/island';
import { Icon } from '@/components/ui/icon';
import { EXPANDED } from '@/components/ui/kept-room';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { content } from '@/lib/content';
import { datedEvents } from '@/lib/events/dated';
import { searchTextOf } from '@/lib/events/search-text';
import { PER_PAGE } from '@/lib/pages/paged';
import { ALL_ICS_PATH } from '@/lib/paths';
import { EventCard } from './event-card';
import { eventCard } from './event-card.styles';
import { Events } from './events.island';
import { events } from './events.styles';

/** The landing page's events: a list with filters, and a calendar on demand (R-EVT-1 to R-EVT-5). */
export function EventsSection() {
  const copy = content.landing.events;
  const builtOn = today();
  const { eventCategories } = content.site;
  const sorted = sortComingFirst(datedEvents, builtOn);
  if (sorted.length === 0) {
    return (
      <Section id="events" kicker={copy.kicker} heading={copy.heading}>
        <p>Hier stehen bald wieder Termine.</p>
      </Section>
    );
  }
  return (
    <Section id="events" kicker={copy.kicker} heading={copy.heading} lead={copy.lead}>
      <Root>
        <Island
          of={Events}
          now={`?kategorie ?suche ?ansicht ${EXPANDED}`}
          after={nextLastDay(sorted, builtOn)}
          props={{
            builtOn,
            categories: Object.entries(eventCategories).map(([value, { many }]) => ({ value, label: many })),
            items: sorted.slice(0, PER_PAGE).map(({ description, ...event }) => ({
              id: event.id,
              category: event.category,
              // The feed adds the description, once a visitor searches.
              searchText: searchTextOf(event, eventCategories[event.category]),
              first: event.first,
              last: event.last,
              node: <EventCard event={{ ...event, description }} category={eventCategories[event.category].one} />,
            })),
            total: sorted.length,
            pageSize: PER_PAGE,
            empty: (
              <>
                <h3>{copy.empty.title}</h3>
                <p>{copy.empty.text}</p>
              </>
            ),
            resetLabel: copy.empty.reset,
            emptyDay: copy.emptyDay,
            emptyMonth: copy.emptyMonth,
            ics: (
              <Link className="text-button" data-tone="quiet" href={ALL_ICS_PATH} download="">
                <Icon name="calendar-plus" />
                Alle Termine in den Kalender
              </Link>
            ),
            arrows: { back: <Icon name="chevron-left" />, on: <Icon name="chevron-right" /> },
          }}
        />
      </Root>
    </Section>
  );
}

const Root = styled.div`
  ${eventCard}
  ${events}
`;
