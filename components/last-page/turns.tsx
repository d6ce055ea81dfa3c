import { today } from 'german/dates/day';
import { onDays } from 'german/dates/on-days';
import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/fold';
import { inTurn, weeksShown } from '@/lib/last-page/turns';

type Props<T> = {
  list: readonly T[];
  /** Number of entries per week. */
  aWeek: number;
  /** Title of the fold with the whole list. */
  more: string;
  /** Renders an entry as an <li> with a key. */
  item: (entry: T) => ReactNode;
};

/** This week's entries, with the whole list in a fold below (R-LAST-3). */
export function Turns<T>({ list, aWeek, more, item }: Props<T>) {
  const builtOn = today();
  return (
    <>
      {weeksShown(builtOn).map(({ week, days }) => (
        <ul key={week.name} role="list" {...onDays(days, builtOn)}>
          {inTurn(list, week, aWeek).map(item)}
        </ul>
      ))}
      <div className="no-print">
        <Fold title={more} level={3}>
          <ul role="list">{list.map(item)}</ul>
        </Fold>
      </div>
    </>
  );
}
