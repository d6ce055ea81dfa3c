'use client';

import type { ReactNode } from 'react';
import { useToday } from '@/components/ui/use-today';
import type { Event } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { type Days, isPast } from '@/lib/events/days';
import { OTHERS, otherEvents } from '@/lib/events/others';

type Item = Days & Pick<Event, 'id' | 'category'> & { node: ReactNode };
type Props = { builtOn: Day; event: Pick<Event, 'id' | 'category'>; items: Item[] };

/** Up to three other events, chosen by the visitor's clock from those the page brings along. */
export function OtherEvents({ builtOn, event, items }: Props) {
  const today = useToday(builtOn);
  return (
    <ul role="list">
      {otherEvents(event, items, today)
        .slice(0, OTHERS)
        .map((item) => (
          <li key={item.id} data-category={item.category} data-state={isPast(item, today) ? 'past' : undefined}>
            {item.node}
          </li>
        ))}
    </ul>
  );
}
