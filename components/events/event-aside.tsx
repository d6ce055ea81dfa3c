import type { Event } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { onDays } from 'german/dates/on-days';
import { Badge } from '@/components/ui/badge';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/ui/words';
import type { DatedEvent } from '@/lib/events/dated';
import { statusWord } from '@/lib/events/labels';
import { othersByDay } from '@/lib/events/others';
import { eventPath } from '@/lib/paths';
import { CalendarLeaf } from './leaf';
import { PastStamp } from './over';

const WAYS = [
  { key: 'publicTransport', icon: 'tram-front', label: 'Mit Bus und Bahn' },
  { key: 'car', icon: 'car', label: 'Mit dem Auto' },
  { key: 'walking', icon: 'footprints', label: 'Zu Fuß' },
] as const satisfies { key: keyof NonNullable<Event['directions']>; icon: IconName; label: string }[];

/** Directions and other events, beside an event (R-EVT-12). */
export function EventAside({
  event,
  events,
  builtOn,
}: {
  event: DatedEvent;
  events: readonly DatedEvent[];
  builtOn: Day;
}) {
  const others = othersByDay(event, events, builtOn);
  return (
    <aside aria-label="Anfahrt und weitere Veranstaltungen">
      {event.directions && (
        <section className="sheet directions">
          <h2>Der Weg dorthin</h2>
          <dl>
            {WAYS.map(({ key, icon, label }) => (
              <div key={key}>
                <dt>
                  <Icon name={icon} />
                  {label}
                </dt>
                <dd>{event.directions?.[key]}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {others.length > 0 && (
        <section className="others">
          <h2>Weitere Veranstaltungen</h2>
          <ul role="list">
            {others.map(({ id, category, title, status, date, first, last, from, until }) => (
              <li key={id} data-category={category} {...onDays({ from, until }, builtOn)}>
                <CalendarLeaf first={first} last={last} />
                <div>
                  <h3>
                    <Link href={eventPath(id)}>
                      <Words text={title} />
                    </Link>
                  </h3>
                  <p>
                    {date.text} {status && <Badge tone="sun">{statusWord({ status })}</Badge>}{' '}
                    <PastStamp {...onDays({ from: addDays(last, 1) }, builtOn)} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}
