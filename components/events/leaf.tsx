import type { Days } from 'content/event-days';
import { MONTHS } from 'german/dates/german';

/** A leaf of a tear-off calendar: small month, big day, '12–13' for several. aria-hidden, as the date is beside it. */
export function CalendarLeaf({ first, last }: Days) {
  const [, month, day] = first.split('-').map(Number) as [number, number, number];
  const lastDay = Number(last.slice(8));
  return (
    <span className="leaf" aria-hidden="true">
      <span className="month">{MONTHS[month - 1]?.slice(0, 3)}</span>
      <span className="day" data-range={last > first ? '' : undefined}>
        {last > first ? `${day}–${lastDay}` : day}
      </span>
    </span>
  );
}
