'use client';

import { withBase } from 'content/base-path';
import { isPast } from 'content/event-days';
import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { Badge } from '@/components/ui/badge';
import type { EventFacts } from '@/lib/events/feed';
import { EXAMPLE } from '@/lib/events/labels';
import { eventPath } from '@/lib/paths';
import { PastStamp } from './over';

type Props = {
  day: Day | undefined;
  /** Events that begin on the day; `goingOn` began earlier and still run. */
  events: EventFacts[];
  goingOn: EventFacts[];
  today: Day;
  empty: { title: string; text: string };
};

/** Events of the chosen day (R-EVT-7); announced to screen readers when the day changes. */
export function DayPanel({ day, events, goingOn, today, empty }: Props) {
  const all = [...events, ...goingOn];
  return (
    <div className="day-panel" aria-live="polite">
      <h3>{day ? `Veranstaltungen am ${formatDay(day)}` : 'Kein Tag ausgewählt'}</h3>
      {day && all.length === 0 && (
        <div className="empty">
          <p className="empty-title">{empty.title}</p>
          <p>{empty.text}</p>
        </div>
      )}
      {all.length > 0 && (
        <ul role="list">
          {all.map((event) => (
            <li
              key={event.id}
              className="sheet"
              data-category={event.category}
              data-state={isPast(event, today) ? 'past' : undefined}
            >
              <h4>
                {goingOn.includes(event) && <span className="going-on">läuft noch: </span>}
                <span>{event.title}</span>
              </h4>
              {event.example && <p className="when">{EXAMPLE}</p>}
              {event.status && (
                <p>
                  <Badge tone="sun">{event.status}</Badge>
                </p>
              )}
              <p className="when">
                {event.date}, {event.time} · {event.location} <PastStamp />
              </p>
              {event.description && <p className="description">{event.description}</p>}
              <a className="text-button" href={withBase(eventPath(event.id))} aria-label={`Details: ${event.title}`}>
                Details
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
