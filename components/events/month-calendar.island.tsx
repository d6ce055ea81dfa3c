'use client';

import type { Days } from 'content/event-days';
import type { Day } from 'german/dates/day';
import { dayFrom, WEEKDAYS, withWeekday } from 'german/dates/german';
import { fillTemplate } from 'german/fill-template';
import { counted } from 'german/text';
import { type KeyboardEvent, type MouseEvent, memo, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { afterPaint } from '@/lib/after-paint';
import { dayByKey, formatMonth, monthOf, monthsIn, weeksIn } from '@/lib/events/months';

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

const [SUNDAY, ...WORKDAYS] = WEEKDAYS.map((name) => name.slice(0, 2));
const HEADS = [...WORKDAYS, SUNDAY];

/** A month with its event days marked, and a month select; both always show the same month. A plain table with the keys of a
 * date grid by the ARIA practices, as React Aria renders every day again at each press (decision 0014). */
export function MonthCalendar(props: Props) {
  const { range, counts, today, shown, selected, empty, onSelect, onWalk, onTurn, onStep, arrows } = props;
  const id = useId();
  const month = monthOf(shown);
  const wall = useRef<HTMLDivElement>(null);
  /** Where the press or key came from that leads to another day. */
  const origin = useRef<HTMLElement>(null);
  // Opened by a press, the whole month comes into view; going back restores the place on the page instead.
  useEffect(() => {
    if (document.activeElement?.matches('.views button')) wall.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // The focus follows from day to day; an arrow that gets disabled, or a button that is gone, passes it to the days.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may have come to its end with another day
  useEffect(() => {
    if (origin.current && (origin.current.matches('td *, :disabled') || !origin.current.isConnected))
      wall.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
    origin.current = null;
  }, [shown]);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayByKey(range, shown, event);
    if (!day) return;
    event.preventDefault();
    origin.current = event.target as HTMLElement;
    onWalk(day);
  };
  const press = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-day]');
    if (!button) return;
    // Safari does not focus a button that is pressed.
    button.focus();
    onSelect(button.dataset.day as Day);
  };
  const options = useMemo(
    () =>
      monthsIn(range).map((each) => (
        <option key={each} value={each}>
          {formatMonth(each)}
        </option>
      )),
    [range],
  );
  const arrow = (label: string, by: 1 | -1, icon: ReactNode) => (
    <button
      type="button"
      aria-label={label}
      disabled={month === monthOf(by > 0 ? range.last : range.first)}
      onClick={({ currentTarget }) => {
        origin.current = currentTarget;
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
        {options}
      </select>
      <header>
        {arrow('Vorheriger Monat', -1, arrows.back)}
        <h3 aria-live="polite">{formatMonth(shown)}</h3>
        {arrow('Nächster Monat', 1, arrows.on)}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's date grid */}
      <table role="grid" aria-label={`Veranstaltungskalender, ${formatMonth(shown)}`} onClick={press} onKeyDown={walk}>
        <thead aria-hidden="true">
          <tr>
            {HEADS.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksIn(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, at) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: the day of the week
                  key={at}
                  day={day}
                  count={(day && counts.get(day)) ?? 0}
                  isToday={day === today}
                  isSelected={day === selected}
                  isEntry={day === shown}
                  isOutside={day !== undefined && (day < range.first || day > range.last)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
                  origin.current = currentTarget;
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

type CellProps = {
  /** Undefined before the first and after the last day of the month. */
  day: Day | undefined;
  count: number;
  isToday: boolean;
  isSelected: boolean;
  /** Whether the Tab key leads here. */
  isEntry: boolean;
  isOutside: boolean;
};

/** A day; its accessible name includes the number of events. */
const Cell = memo(function Cell({ day, count, isToday, isSelected, isEntry, isOutside }: CellProps) {
  if (!day) return <td />;
  const words = [
    `${isToday ? 'Heute, ' : ''}${withWeekday(day)}${isSelected ? ' ausgewählt' : ''}`,
    ...(count > 0 ? [counted(count, 'Veranstaltung', 'Veranstaltungen')] : []),
  ];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid
    <td aria-selected={isSelected || undefined} aria-disabled={isOutside || undefined}>
      <button
        type="button"
        className="day"
        aria-label={words.join(', ')}
        tabIndex={isEntry ? 0 : -1}
        disabled={isOutside}
        data-day={day}
        data-today={isToday || undefined}
        data-events={count || undefined}
        data-selected={isSelected || undefined}
      >
        <span>{Number(day.slice(8))}</span>
        {count > 0 && <span className="mark" aria-hidden="true" />}
      </button>
    </td>
  );
});
