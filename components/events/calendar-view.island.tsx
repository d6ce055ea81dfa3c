'use client';

import { type ReactNode, useMemo, useState } from 'react';
import type { Day } from '@/lib/dates/day';
import { comingFirst } from '@/lib/events/days';
import type { EventFacts } from '@/lib/events/feed';
import { calendarRange } from '@/lib/events/months';
import { ComingTable } from './coming-table.island';
import { DayPanel } from './day-panel.island';
import { MonthCalendar } from './month-calendar.island';

type Props = {
  events: EventFacts[];
  today: Day;
  emptyDay: { title: string; text: string };
  arrows: { back: ReactNode; on: ReactNode };
};

/** Rows of the table 'Kommende Veranstaltungen' (spec 2 §9). */
const ROWS = 5;

/** The calendar, the chosen day's events and the next five (spec 2 §2, §4). Loaded when it is asked for. */
export function CalendarView({ events, today, emptyDay, arrows }: Props) {
  const [selected, select] = useState<Day | undefined>(today);
  const range = useMemo(() => calendarRange(events, today), [events, today]);
  const counts = useMemo(() => {
    const count = new Map<string, number>();
    for (const { first } of events) count.set(first, (count.get(first) ?? 0) + 1);
    return count;
  }, [events]);
  return (
    <div className="calendar-view">
      <MonthCalendar
        {...{ range, counts, today, selected, arrows }}
        // A second click on the chosen day takes the choice back (spec 2 §4).
        onSelect={(day) => select(day === selected ? undefined : day)}
      />
      <DayPanel
        day={selected}
        events={events.filter(({ first }) => first === selected)}
        today={today}
        empty={emptyDay}
      />
      <ComingTable events={comingFirst(events, today).slice(0, ROWS)} today={today} />
    </div>
  );
}
