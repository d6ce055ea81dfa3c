'use client';

import { continuesOn, sortComingFirst } from 'content/event-days';
import type { Day } from 'german/dates/day';
import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useAfterPaint } from '@/components/ui/use-after-paint';
import { queryNow, writeQuery } from '@/components/ui/use-query';
import { parseCalendarQuery, selectInMonth, toCalendarQuery } from '@/lib/events/calendar-place';
import type { EventFacts } from '@/lib/events/feed';
import { calendarRange, isEmptyMonth, nextAfter, stepIn } from '@/lib/events/months';
import { ComingTable } from './coming-table.island';
import { DayPanel } from './day-panel.island';
import { MonthCalendar } from './month-calendar.island';

type Props = {
  events: EventFacts[];
  today: Day;
  emptyDay: { title: string; text: string };
  emptyMonth: { text: string; next: string };
  arrows: { back: ReactNode; on: ReactNode };
};

/** Rows of the table 'Kommende Veranstaltungen' (R-EVT-8). */
const ROWS = 5;

/** Calendar, events of the chosen day, and the next five (R-EVT-6 to R-EVT-8). Loaded on demand; memo keeps it from
 * rendering again when it writes its state into the address. */
export const CalendarView = memo(function CalendarView({ events, today, emptyDay, emptyMonth, arrows }: Props) {
  const range = useMemo(() => calendarRange(events, today), [events, today]);
  const [place, setPlace] = useState(() => parseCalendarQuery(queryNow(), range, today));
  const { shown, selected } = place;
  const counts = useMemo(() => {
    const count = new Map<Day, number>();
    for (const { first } of events) count.set(first, (count.get(first) ?? 0) + 1);
    return count;
  }, [events]);
  // The address keeps month and day, so that going back from an event restores them; the list renders again with it.
  const kept = useAfterPaint(place);
  useEffect(() => writeQuery(toCalendarQuery(kept, today), 'replace', 'events'), [kept, today]);
  return (
    <div className="calendar-view">
      <MonthCalendar
        {...{ range, counts, today, shown, selected, arrows }}
        empty={isEmptyMonth(events, shown) ? { ...emptyMonth, day: nextAfter(events, shown, today) } : undefined}
        onWalk={(day) => setPlace((before) => (before.shown === day ? before : { ...before, shown: day }))}
        onTurn={(month) => setPlace(selectInMonth(month, counts.keys(), today))}
        onStep={(months) =>
          startTransition(() =>
            setPlace((before) => selectInMonth(stepIn(range, before.shown, months), counts.keys(), today)),
          )
        }
        // A second click on the chosen day deselects it (R-EVT-6).
        onSelect={(day) => setPlace((before) => ({ shown: day, selected: day === before.selected ? undefined : day }))}
      />
      <DayPanel
        day={selected}
        events={events.filter(({ first }) => first === selected)}
        goingOn={selected ? events.filter((event) => continuesOn(event, selected)) : []}
        today={today}
        empty={emptyDay}
      />
      <ComingTable events={sortComingFirst(events, today).slice(0, ROWS)} today={today} />
    </div>
  );
});
