'use client';

import type { Day } from '@/lib/dates/day';
import { formatDay } from '@/lib/dates/german';
import { isPast } from '@/lib/events/days';
import type { EventFacts } from '@/lib/events/feed';
import { eventPath, withBase } from '@/lib/paths';

type Props = { day: Day | undefined; events: EventFacts[]; today: Day; empty: { title: string; text: string } };

/** What takes place on the chosen day (spec 2 §2); it is read out when the day changes. */
export function DayPanel({ day, events, today, empty }: Props) {
  return (
    <div className="day-panel" aria-live="polite">
      <h3>{day ? `Veranstaltungen am ${formatDay(day)}` : 'Kein Tag ausgewählt'}</h3>
      {day && events.length === 0 && (
        <div className="empty">
          <p className="empty-title">{empty.title}</p>
          <p>{empty.text}</p>
        </div>
      )}
      {events.length > 0 && (
        <ul role="list">
          {events.map((event) => (
            <li
              key={event.id}
              className="sheet"
              data-category={event.category}
              data-state={isPast(event, today) ? 'past' : undefined}
            >
              <h4>{event.title}</h4>
              <p className="when">
                {event.date}, {event.time} · {event.location} <span className="over">vorbei</span>
              </p>
              {event.description && <p className="description">{event.description}</p>}
              <a href={withBase(eventPath(event.id))}>
                Details<span className="visually-hidden">: {event.title}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
