'use client';

import { withBase } from 'content/base-path';
import { isPast } from 'content/event-days';
import type { Day } from 'german/dates/day';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import type { EventFacts } from '@/lib/events/feed';
import { eventPath } from '@/lib/paths';
import { PastStamp } from './over';

/** The table 'Kommende Veranstaltungen': upcoming events, then past ones (R-EVT-8). */
export function ComingTable({ events, today }: { events: EventFacts[]; today: Day }) {
  const id = useId();
  return (
    <div className="coming">
      <h3 id={id}>Kommende Veranstaltungen</h3>
      {/* ARIA roles keep the table semantics where narrow screens stack its cells. */}
      <table role="table" aria-labelledby={id}>
        <thead role="rowgroup">
          <tr role="row">
            {['Datum', 'Veranstaltung', 'Ort', 'Details'].map((label) => (
              <th key={label} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {events.map((event) => (
            <tr key={event.id} role="row" data-state={isPast(event, today) ? 'past' : undefined}>
              <td role="cell">
                {event.date} <PastStamp />
              </td>
              <td role="cell">
                {event.title}
                {event.status && (
                  <>
                    {' '}
                    <Badge tone="sun">{event.status}</Badge>
                  </>
                )}
              </td>
              <td role="cell">{event.location}</td>
              <td role="cell">
                <a className="text-button" href={withBase(eventPath(event.id))} aria-label={`Ansehen: ${event.title}`}>
                  Ansehen
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
