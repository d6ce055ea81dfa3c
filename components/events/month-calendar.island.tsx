'use client';

import { type CalendarDate, parseDate, setLocalTimeZone } from '@internationalized/date';
import type { Days } from 'content/event-days';
import type { Day } from 'german/dates/day';
import { dayFrom } from 'german/dates/german';
import { fillTemplate } from 'german/fill-template';
import { counted } from 'german/text';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '@/components/ui/button';
import { afterPaint } from '@/lib/after-paint';
import { formatMonth, monthOf, monthsIn } from '@/lib/events/months';

// Today in Berlin, whatever the device's time zone (decision 0005).
setLocalTimeZone('Europe/Berlin');

type Props = {
  range: Days;
  /** Number of events that begin on each day. */
  counts: ReadonlyMap<string, number>;
  today: Day;
  /** A day of the month shown; it has the keyboard focus. */
  shown: Day;
  selected: Day | undefined;
  /** What to say if nothing happens in the month, and the day of the next event, if there is one. */
  empty: { text: string; next: string; day: Day | undefined } | undefined;
  onSelect: (day: Day) => void;
  /** Called when the keyboard moves to another day. */
  onWalk: (day: Day) => void;
  /** Called when another month is selected. */
  onTurn: (month: Day) => void;
  /** Called by the arrows for the previous and the next month. */
  onStep: (months: 1 | -1) => void;
  arrows: { back: ReactNode; on: ReactNode };
};

const toDay = (date: CalendarDate) => date.toString() as Day;

/** A month with its event days marked, and a month select; both always show the same month. */
export function MonthCalendar(props: Props) {
  const { range, counts, shown, selected, empty, onSelect, onWalk, onTurn, onStep, arrows } = props;
  const id = useId();
  const month = monthOf(shown);
  const wall = useRef<HTMLDivElement>(null);
  const turned = useRef<HTMLButtonElement>(null);
  // Opened by a press, the whole month comes into view; going back restores the place on the page instead.
  useEffect(() => {
    if (document.activeElement?.matches('.views button')) wall.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // An arrow that gets disabled, or a button that is gone, passes the focus to the days.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have come to its end with another month
  useEffect(() => {
    if (turned.current && (turned.current.disabled || !turned.current.isConnected))
      wall.current?.querySelector<HTMLElement>('[role=button][tabindex="0"]')?.focus();
    turned.current = null;
  }, [month]);
  // Not React Aria's buttons: they render all days three times before their pressed state shows.
  const arrow = (label: string, by: 1 | -1, icon: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      disabled={month === monthOf(by > 0 ? range.last : range.first)}
      onClick={({ currentTarget }) => {
        turned.current = currentTarget;
        afterPaint().then(() => onStep(by));
      }}
    >
      {icon}
    </button>
  );
  return (
    <div ref={wall} className="wall sheet">
      <label htmlFor={id}>Monat auswählen</label>
      <select id={id} value={month} onChange={({ target }) => onTurn(target.value as Day)}>
        {monthsIn(range).map((each) => (
          <option key={each} value={each}>
            {formatMonth(each)}
          </option>
        ))}
      </select>
      <I18nProvider locale="de-DE">
        <Calendar
          aria-label="Veranstaltungskalender"
          firstDayOfWeek="mon"
          value={selected ? parseDate(selected) : null}
          onChange={(date) => onSelect(toDay(date as CalendarDate))}
          focusedValue={parseDate(shown)}
          onFocusChange={(date) => onWalk(toDay(date))}
          minValue={parseDate(range.first)}
          maxValue={parseDate(range.last)}
        >
          <header>
            {arrow('Vorheriger Monat', -1, arrows.back)}
            <Heading level={3} />
            {arrow('Nächster Monat', 1, arrows.on)}
          </header>
          <CalendarGrid weekdayStyle="short">
            <CalendarGridHeader>{(weekday) => <CalendarHeaderCell>{weekday}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <Cell date={date} count={counts.get(date.toString()) ?? 0} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </I18nProvider>
      <p className="legend" hidden={Boolean(empty)}>
        <span className="mark" aria-hidden="true" /> Veranstaltungen
      </p>
      <div className="empty-month" role="status">
        {empty && (
          <>
            <p>{fillTemplate(empty.text, { month: formatMonth(shown) })}</p>
            {empty.day && (
              <Button
                variant="second"
                size="small"
                onClick={({ currentTarget }) => {
                  turned.current = currentTarget;
                  if (empty.day) onSelect(empty.day);
                }}
              >
                {fillTemplate(empty.next, { day: dayFrom(shown, empty.day) })}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** A day; its accessible name includes the number of events. */
function Cell({ date, count }: { date: CalendarDate; count: number }) {
  const words = counted(count, 'Veranstaltung', 'Veranstaltungen');
  return (
    <CalendarCell
      date={date}
      data-events={count > 0 ? count : undefined}
      render={(dom) => <div {...dom} {...(count > 0 && { 'aria-label': `${dom['aria-label']}, ${words}` })} />}
    >
      {({ formattedDate }) => (
        <>
          <span>{formattedDate}</span>
          {count > 0 && <span className="mark" aria-hidden="true" />}
        </>
      )}
    </CalendarCell>
  );
}
