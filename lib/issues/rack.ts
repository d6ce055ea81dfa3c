import type { Issue } from 'content/kinds';
import type { Day } from 'german/dates/day';
import { monthOf } from '@/lib/events/months';
import { isPublished, newestFirst } from './days';

/** inMonths([issue48, issue47]) → [{ month: '2026-11-01', issues: [issue48, issue47] }] */
export function inMonths<T extends Pick<Issue, 'date'>>(issues: readonly T[]): { month: Day; issues: T[] }[] {
  const sorted = newestFirst(issues);
  return [...new Set(sorted.map(({ date }) => monthOf(date)))].map((month) => ({
    month,
    issues: sorted.filter(({ date }) => monthOf(date) === month),
  }));
}

/** Year of the newest published issue; if none is published, of the first one: archiveYear([issue1of2027, issue52of2026], '2026-12-30') → 2026 */
export function archiveYear(issues: readonly Pick<Issue, 'date' | 'year'>[], day: Day): number | undefined {
  const sorted = newestFirst(issues);
  return (sorted.find((issue) => isPublished(issue, day)) ?? sorted.at(-1))?.year;
}

/** Years with their own archive page: pastYears(issues, '2026-11-23') → [2025, 2024] */
export function pastYears(issues: readonly Pick<Issue, 'date' | 'year'>[], day: Day): number[] {
  const current = archiveYear(issues, day) ?? 0;
  return [...new Set(newestFirst(issues).map(({ year }) => year))].filter((year) => year < current);
}
