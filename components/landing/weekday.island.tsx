'use client';

import { useToday } from '@/components/ui/use-today';
import { type Day, weekday } from '@/lib/dates/day';
import { formatDay, WEEKDAYS } from '@/lib/dates/german';

/** Weekday and date of the visitor: 'Samstag, 21. November 2026'. */
export function Weekday({ builtOn }: { builtOn: Day }) {
  const day = useToday(builtOn);
  return (
    <time dateTime={day}>
      {WEEKDAYS[weekday(day)]}, {formatDay(day)}
    </time>
  );
}
