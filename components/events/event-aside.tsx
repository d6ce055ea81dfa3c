import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Event } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import type { DatedEvent } from '@/lib/events/dated';
import { otherEvents } from '@/lib/events/others';
import { eventPath } from '@/lib/pages/paths';
import { Leaf } from './leaf';
import { OtherEvents } from './other-events.island';
import { Over } from './over';

const WAYS = [
  { key: 'publicTransport', icon: 'tram-front', label: 'Mit Bus und Bahn' },
  { key: 'car', icon: 'car', label: 'Mit dem Auto' },
  { key: 'walking', icon: 'footprints', label: 'Zu Fuß' },
] as const satisfies { key: keyof NonNullable<Event['directions']>; icon: IconName; label: string }[];

/** How many others a page brings along, so that three still lie ahead long after it was built. */
const BROUGHT = 9;

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
  const others = otherEvents(event, events, builtOn).slice(0, BROUGHT);
  return (
    <aside aria-label="Anfahrt und weitere Veranstaltungen">
      {event.directions && (
        <section className="sheet directions">
          <h2>So kommen Sie hin</h2>
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
          <OtherEvents
            builtOn={builtOn}
            event={{ id: event.id, category: event.category }}
            items={others.map(({ id, category, title, date, first, last }) => ({
              id,
              category,
              first,
              last,
              node: (
                <>
                  <Leaf first={first} last={last} />
                  <div>
                    <h3>
                      <Link href={eventPath(id)}>{title}</Link>
                    </h3>
                    <p>
                      {date.text} <Over />
                    </p>
                  </div>
                </>
              ),
            }))}
          />
        </section>
      )}
    </aside>
  );
}
