import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';

/** Matches the end of an accessible name with weekday and date; Playwright compares names with normalized spaces:
 * namedDay('2026-11-28', '( ausgewählt)?$') → /, 28\.\sNovember\s2026( ausgewählt)?$/ */
export const namedDay = (day: Day, end = '') =>
  new RegExp(`, ${formatDay(day).replaceAll('.', '\\.').replace(/\s/g, '\\s')}${end}`);
