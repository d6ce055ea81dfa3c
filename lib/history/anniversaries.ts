import type { Anniversary } from 'content/kinds';
import { type Day, yearOf } from 'german/dates/day';
import { MONTHS } from 'german/dates/german';
import type { Week } from 'puzzles/week';

type Shown = { entry: Anniversary; day: Day };

/** nextReturn({ day: { monthDay: '01-07', … } }, '2026-12-26') → '2027-01-07' */
export function nextReturn({ day: { monthDay } }: Pick<Anniversary, 'day'>, from: Day): Day {
  const day = `${yearOf(from)}-${monthDay}` as Day;
  return day < from ? (`${yearOf(from) + 1}-${monthDay}` as Day) : day;
}

/** First anniversary on or after the Saturday: anniversaryOf(history, week47) → { entry: { year: 1859, … }, day: '2026-11-24' } */
export function anniversaryOf(history: readonly Anniversary[], { first }: Pick<Week, 'first'>): Shown | undefined {
  return history
    .map((entry) => ({ entry, day: nextReturn(entry, first) }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.entry.year - b.entry.year)[0];
}

/** Anchor on the page of all anniversaries: anniversaryAnchor({ day: { monthDay: '11-24', … }, year: 1859 }) → 'tag-11-24-1859' */
export const anniversaryAnchor = ({ day, year }: Pick<Anniversary, 'day' | 'year'>) => `tag-${day.monthDay}-${year}`;

/** Grouped by month, without empty months: → [{ month: 'Januar', entries: […] }, …] */
export function byMonth(history: readonly Anniversary[]): { month: string; entries: Anniversary[] }[] {
  const sorted = [...history].sort((a, b) => a.day.monthDay.localeCompare(b.day.monthDay) || a.year - b.year);
  return MONTHS.map((month, at) => ({
    month,
    entries: sorted.filter(({ day }) => Number(day.monthDay.slice(0, 2)) === at + 1),
  })).filter(({ entries }) => entries.length > 0);
}
