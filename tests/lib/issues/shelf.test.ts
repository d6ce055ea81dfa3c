import type { Issue } from 'content/kinds';
import { addDays } from 'german/dates/arithmetic';
import { type Day, yearOf } from 'german/dates/day';
import { content } from '@/lib/content';
import { archiveYear, inMonths, pastYears } from '@/lib/issues/rack';
import { newestOpen, shelfOn, startOf } from '@/lib/issues/shelf';

const [pattern] = content.issues as [Issue];
const issueOf = (date: Day, more: Partial<Issue> = {}): Issue => ({
  ...pattern,
  name: date,
  date,
  year: yearOf(date),
  announce: true,
  ...more,
});
const NOVEMBER = ['2026-11-14', '2026-11-21', '2026-11-28'] as const;
const issues = NOVEMBER.map((date) => issueOf(date));
const names = (list: readonly { issue: Issue }[]) => list.map(({ issue }) => issue.name);

test('between two Saturdays there are one newest issue, one announced, and the others in the rack', () => {
  const { newest, coming, archived } = shelfOn(issues, '2026-11-23');
  expect(newest.map(({ issue, days }) => [issue.name, days.hidden])).toEqual([
    ['2026-11-28', true],
    ['2026-11-21', false],
  ]);
  expect(coming.map(({ issue, days }) => [issue.name, days.hidden])).toEqual([['2026-11-28', false]]);
  expect(archived.map(({ issue, from }) => [issue.name, from])).toEqual([
    ['2026-11-21', '2026-11-28'],
    ['2026-11-14', undefined],
  ]);
});

test('an issue that must not be announced still appears on its date', () => {
  const { newest, coming } = shelfOn([issueOf('2026-11-28', { announce: false }), ...issues.slice(0, 2)], '2026-11-23');
  expect(coming).toEqual([]);
  expect(names(newest)).toContain('2026-11-28');
});

test('before the first issue a message is shown until its date', () => {
  expect(shelfOn([], '2026-11-23').empty).toMatchObject({ hidden: false });
  const waiting = shelfOn([issueOf('2026-11-28', { announce: false })], '2026-11-23');
  expect(waiting.empty).toEqual({ 'data-until': '2026-11-27', hidden: false });
  expect(shelfOn(issues, '2026-11-23').empty).toBeUndefined();
});

test('with a hundred issues the list has one year, the others have pages of their own (R-ISS-6)', () => {
  const hundred = Array.from({ length: 100 }, (_, week) => issueOf(addDays('2025-01-04', 7 * week)));
  expect(archiveYear(hundred, '2026-11-23')).toBe(2026);
  expect(pastYears(hundred, '2026-11-23')).toEqual([2025]);
  expect(shelfOn(hundred, '2026-11-23').archived.length).toBeLessThanOrEqual(53);
});

test('the rack lists months, the last first, each from the first of its issues on', () => {
  const months = inMonths([issueOf('2026-10-31'), ...issues]);
  expect(months.map(({ month, issues: inMonth }) => [month, inMonth.length])).toEqual([
    ['2026-11-01', 3],
    ['2026-10-01', 1],
  ]);
  expect(startOf([{ from: '2026-11-28' }, { from: '2026-11-21' }])).toBe('2026-11-21');
  expect(startOf([{ from: '2026-11-28' }, {}])).toBeUndefined();
});

test('the landing page shows the newest open issue until the next one is out (R-ISS-10)', () => {
  const [first, closed, last] = NOVEMBER.map((date, at) => issueOf(date, { open: at !== 1 })) as [Issue, Issue, Issue];
  expect(newestOpen([first, closed, last], '2026-11-23').map(({ issue, days }) => [issue.name, days.hidden])).toEqual([
    [last.name, true],
    [first.name, false],
  ]);
  expect(newestOpen([closed], '2026-11-23')).toEqual([]);
});
