'use client';

import { useToday } from '@/components/ui/use-today';
import type { Day } from '@/lib/dates/day';
import { isPast } from '@/lib/events/days';
import { Over } from './over';

/** Says 'vorbei' from the day after the event's last one, by the visitor's clock. */
export function PastMark({ builtOn, ...days }: { builtOn: Day; first: Day; last: Day }) {
  return isPast(days, useToday(builtOn)) ? <Over /> : null;
}
