import { isPast } from 'content/event-days';
import type { WarningFields } from 'content/fault';
import { fileOf } from 'content/files';
import type { Content } from 'content/kinds';
import type { Day } from 'german/dates/day';

/** Reports events that are over: → [{ file: 'events/3-….yaml', field: 'date', found: '7. Februar 2027', expected: '…' }] */
export const pastEvents = ({ events }: Pick<Content, 'events'>, today: Day): WarningFields[] =>
  events
    .filter(({ date, movedTo }) => !movedTo && isPast(date, today))
    .map(({ id, date }) => ({
      file: fileOf('events', id),
      field: 'date',
      found: `${date.text}, das ist vorbei`,
      expected: "ein Tag, der noch kommt, wie 5. April 2027, oder eine Zeile movedTo: '/#events'",
    }));
