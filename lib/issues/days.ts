import type { Issue } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { onDays } from 'german/dates/on-days';

type Dated = Pick<Issue, 'date'>;
type Days = { from?: Day | undefined; until?: Day | undefined };

/** Days on which an issue is announced, newest and older (R-ISS-5):
 * phasesOf(issue47, [issue48, issue47]) → { announced: { until: '2026-11-20' }, newest: { from: '2026-11-21', … }, … } */
export function phasesOf({ date }: Dated, issues: readonly Dated[]): { announced: Days; newest: Days; older?: Days } {
  const [next] = issues.flatMap((other) => (other.date > date ? [other.date] : [])).sort();
  return {
    announced: { until: addDays(date, -1) },
    newest: { from: date, until: next && addDays(next, -1) },
    ...(next && { older: { from: next } }),
  };
}

/** Attributes that show an element only on these days; undefined if they are over:
 * shownOn({ from: '2026-11-28' }, '2026-11-23') → { 'data-from': '2026-11-28', hidden: true, … } */
export function shownOn({ from, until }: Days, builtOn: Day) {
  if (until && until < builtOn) return undefined;
  return onDays({ from: from && from > builtOn ? from : undefined, until }, builtOn);
}

/** Whether the issue is published: isPublished({ date: '2026-11-28' }, '2026-11-28') → true */
export const isPublished = ({ date }: Dated, day: Day) => date <= day;

/** Whether the issue may be mentioned: isAnnounced({ date: '2026-11-28', announce: true }, '2026-11-22') → true */
export const isAnnounced = (issue: Pick<Issue, 'date' | 'announce'>, day: Day) =>
  issue.announce || isPublished(issue, day);

/** newestFirst([issue46, issue47]) → [issue47, issue46] */
export const newestFirst = <T extends Dated>(issues: readonly T[]): T[] =>
  issues.toSorted((a, b) => b.date.localeCompare(a.date));
