import { parseDate } from '@internationalized/date';
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
import type { Day } from '@/lib/dates/day';

type Props = {
  chosen: Day | undefined;
  range: { first: Day; last: Day };
  isOpen: (day: Day) => boolean;
  onChoose: (day: Day) => void;
};

/** A month at a time; only Saturdays that are delivered on can be chosen, within a year. Arrow keys, Page Up and Page Down move. */
export default function DeliveryCalendar({ chosen, range, isOpen, onChoose }: Props) {
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
      </Calendar>
    </I18nProvider>
  );
}
