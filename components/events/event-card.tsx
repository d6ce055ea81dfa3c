import { teaserOf } from 'german/text';
import { MoreLink } from '@/components/ui/back-link';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { Link, OutsideLink } from '@/components/ui/link';
import { Picture, ROW_PICTURE } from '@/components/ui/picture';
import { Words } from '@/components/ui/words';
import type { DatedEvent } from '@/lib/events/dated';
import { icsName } from '@/lib/events/ics-name';
import { EXAMPLE, statusWord } from '@/lib/events/labels';
import { mapsSearch, placeOf } from '@/lib/events/maps';
import { eventPath, icsPath } from '@/lib/paths';
import { CalendarLeaf } from './leaf';
import { PastStamp } from './over';

/** In characters, about three lines of a card; the event's page has the whole text. */
const TEASER = 190;

/** An event in the list (R-EVT-3). */
export function EventCard({ event, category }: { event: DatedEvent; category: string }) {
  const { id, title, image } = event;
  return (
    <article className="sheet event" data-lifts="" data-category={event.category}>
      <Picture
        image={image}
        sizes={`(width >= 62rem) 24rem, (width >= 40rem) 46vw, ${ROW_PICTURE}`}
        fallback={{ kind: 'event', title, id }}
      />
      <CalendarLeaf first={event.first} last={event.last} />
      <div className="words">
        <p className="labels">
          <Badge tone={event.category}>{category}</Badge>
          {event.example && <Badge>{EXAMPLE}</Badge>}
          {event.status && <Badge tone="sun">{statusWord(event)}</Badge>}
          <PastStamp />
        </p>
        <h3>
          <Words text={title} />
        </h3>
        <ul role="list" className="facts">
          <li>
            <Icon name="calendar" />
            <span>{event.date.text}</span>
          </li>
          <li>
            <Icon name="clock" />
            <span>{event.time.text}</span>
          </li>
          <li>
            <Icon name="map-pin" />
            <span>
              {`${event.location} `}
              <OutsideLink className="maps" href={mapsSearch(placeOf(event))}>
                Maps →
              </OutsideLink>
            </span>
          </li>
          {event.ageRecommendation && (
            <li>
              <Icon name="users" />
              <span>{event.ageRecommendation.text}</span>
            </li>
          )}
        </ul>
        {event.description && <p className="description">{teaserOf(event.description, TEASER)}</p>}
        <p className="ways">
          <MoreLink href={eventPath(id)} about={title}>
            Mehr erfahren
          </MoreLink>
          <Link
            className="text-button"
            data-tone="quiet"
            href={icsPath(id)}
            download={icsName(title)}
            aria-label={`In den Kalender: ${title}`}
          >
            <Icon name="calendar-plus" />
            <span>In den Kalender</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
