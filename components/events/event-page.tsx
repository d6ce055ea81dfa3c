import type { Status } from 'content/values/status';
import { addDays } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { onDays } from 'german/dates/on-days';
import { fillTemplate } from 'german/fill-template';
import styled from 'styled-components';
import { BackLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { OutsideLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { DrawnHeading } from '@/components/ui/section';
import { StateRibbon } from '@/components/ui/state-ribbon';
import { Words } from '@/components/ui/words';
import { content } from '@/lib/content';
import type { DatedEvent } from '@/lib/events/dated';
import { icsName } from '@/lib/events/ics-name';
import { EXAMPLE, statusWord } from '@/lib/events/labels';
import { icsPath } from '@/lib/paths';
import { EventAside } from './event-aside';
import { EventFacts } from './event-facts';
import { eventPage } from './event-page.styles';
import { CalendarLeaf } from './leaf';
import { PastStamp } from './over';

type Props = { event: DatedEvent; category: string; events: readonly DatedEvent[] };

/** An event in full: picture, facts, description, tickets; beside it directions and other events (R-EVT-11). */
export function EventPage({ event, category, events }: Props) {
  const { id, title, image, description, moreInfoLink } = event;
  const days = { first: event.first, last: event.last };
  const builtOn = today();
  return (
    <Root data-category={event.category}>
      <StateRibbon of={event} />
      <BackLink href="/#events" keepsQuery>
        Zurück zu den Veranstaltungen
      </BackLink>
      <div className="columns">
        <article>
          <figure>
            <div className="frame">
              <Picture
                image={image}
                sizes="(width >= 62rem) 48rem, 92vw"
                eager
                fallback={{ kind: 'event', title, id }}
              />
              <CalendarLeaf {...days} />
            </div>
            {image.credit && <figcaption>{image.credit}</figcaption>}
          </figure>
          <p className="labels">
            <Badge tone={event.category}>{category}</Badge>
            {event.example && (
              <Badge>
                <Words text={EXAMPLE} />
              </Badge>
            )}
            {event.status && <Badge tone="sun">{statusWord(event)}</Badge>}
            <PastStamp {...onDays({ from: addDays(event.last, 1) }, builtOn)} />
          </p>
          <h1>
            <DrawnHeading text={title} />
          </h1>
          {event.status && <StatusNotice status={event.status} />}
          <EventFacts event={event} />
          {description && <p className="description">{description}</p>}
          <p className="ways no-print">
            {moreInfoLink && (
              <OutsideLink className="button" href={moreInfoLink}>
                Mehr Informationen und Tickets
              </OutsideLink>
            )}
            <LinkButton variant="second" href={icsPath(id)} download={icsName(title)}>
              <Icon name="calendar-plus" />
              In den Kalender
            </LinkButton>
          </p>
        </article>
        <EventAside event={event} events={events} builtOn={builtOn} />
      </div>
    </Root>
  );
}

/** What an event's page says first if the event is cancelled, moved or sold out (R-EVT-17). */
function StatusNotice({ status }: { status: Status }) {
  const former = status.is === 'verschoben' ? [status.former.date.text, status.former.time?.text] : [];
  return (
    <Notice tone="warning" role="note">
      {fillTemplate(content.landing.events.status[status.is], { date: former.filter(Boolean).join(', ') })}
    </Notice>
  );
}

const Root = styled.div`
  ${eventPage}
`;
