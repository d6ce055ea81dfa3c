import type { Day } from '@/lib/dates/day';
import { formatDay } from '@/lib/dates/german';

/** The day as it ends a name, with the weekday before it; Playwright compares names with plain spaces:
 * namedDay('2026-11-28', '( ausgewählt)?$') → /, 28\.\sNovember\s2026( ausgewählt)?$/ */
export const namedDay = (day: Day, end = '') =>
  new RegExp(`, ${formatDay(day).replaceAll('.', '\\.').replace(/\s/g, '\\s')}${end}`);
