'use client';

import { useToday } from '@/components/ui/use-today';
import { type Day, yearOf } from '@/lib/dates/day';

/** The current year by the visitor's clock (R-NAV-10). */
export function Year({ builtOn }: { builtOn: Day }) {
  return <>{yearOf(useToday(builtOn))}</>;
}
