import { parseDate } from '@internationalized/date';
import type { Day } from 'german/dates/day';
import { useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type Delivery, describePause, pausesIn } from 'subscription/plans/delivery';

type Props = {
  chosen: Day | undefined;
  range: { first: Day; last: Day };
  delivery: Delivery;
  isOpen: (day: Day) => boolean;
  onChoose: (day: Day) => void;
};

/** One month; only delivered Saturdays within a year can be chosen. Arrow keys, Page Up and Page Down move. */
export function DeliveryCalendar({ chosen, range, delivery, isOpen, onChoose }: Props) {
  const [seen, setSeen] = useState(chosen ?? range.first);
  return (
    <I18nProvider locale="de-DE">
      <Calendar
        autoFocus
        aria-label="Startdatum der Lieferung"
        value={chosen ? parseDate(chosen) : null}
        defaultFocusedValue={parseDate(chosen ?? range.first)}
        minValue={parseDate(range.first)}
        maxValue={parseDate(range.last)}
        isDateUnavailable={(date) => !isOpen(date.toString() as Day)}
        onFocusChange={(date) => setSeen(date.toString() as Day)}
        onChange={(date) => onChoose(date.toString() as Day)}
        firstDayOfWeek="mon"
      >
        <header>
          <Button slot="previous" className="turn">
            <span aria-hidden="true">‹</span>
          </Button>
          <Heading />
          <Button slot="next" className="turn">
            <span aria-hidden="true">›</span>
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
        </CalendarGrid>
        {pausesIn(seen.slice(0, 7), delivery).map((pause) => (
          <p key={pause.first} className="pause">
            {describePause(pause)}: {pause.first === pause.last ? `${delivery.shifted}. ` : ''}Ein Abo kann dann nicht
            beginnen.
          </p>
        ))}
      </Calendar>
    </I18nProvider>
  );
}
