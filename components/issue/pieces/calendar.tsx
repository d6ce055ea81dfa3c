import { weekday } from 'german/dates/day';
import { WEEKDAYS } from 'german/dates/german';
import { CalendarLeaf } from '@/components/events/leaf';
import type { PieceOf } from './piece-of';

/** Leaves of a tear-off calendar, each with an event of its day. */
export const Calendar = ({ piece: { title, days } }: PieceOf<'calendar'>) => (
  <>
    <h3>{title}</h3>
    <ul role="list" className="leaves">
      {days.map(({ date, text }) => (
        <li key={date.first}>
          <CalendarLeaf first={date.first} last={date.last} />
          <p>
            <time dateTime={date.first}>
              {WEEKDAYS[weekday(date.first)]}, {date.text}
            </time>
            {text}
          </p>
        </li>
      ))}
    </ul>
  </>
);
