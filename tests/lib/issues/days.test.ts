import fc from 'fast-check';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { isOn } from 'german/dates/on-days';
import { isAnnounced, newestFirst, phasesOf, shownOn } from '@/lib/issues/days';

const issue = (date: Day, announce = true) => ({ date, announce });
const [i46, i47, i48] = [issue('2026-11-14'), issue('2026-11-21'), issue('2026-11-28')];
const ALL = [i46, i48, i47];

test.each([
  ['on the Friday before', '2026-11-20', 'announced'],
  ['on its Saturday', '2026-11-21', 'newest'],
  ['on the Friday after', '2026-11-27', 'newest'],
  ['on the next Saturday', '2026-11-28', 'older'],
] as const)('%s an issue is %s: %s', (_when, day, phase) => {
  const phases = Object.entries(phasesOf(i47, ALL)).filter(([, days]) => isOn(days, day));
  expect(phases.map(([name]) => name)).toEqual([phase]);
});

test('on any day exactly one issue is the newest, and each issue is in one phase (R-ISS-5)', () => {
  const weeks = fc.uniqueArray(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(weeks, fc.integer({ min: 0, max: 900 }), (list, later) => {
      const issues = list.map((week) => issue(addDays('2026-01-03', week * 7)));
      const first = newestFirst(issues).at(-1)?.date as Day;
      const day = addDays(first, later);
      expect(issues.filter((one) => isOn(phasesOf(one, issues).newest, day))).toHaveLength(1);
      for (const one of issues)
        expect(Object.values(phasesOf(one, issues)).filter((days) => isOn(days, day))).toHaveLength(1);
    }),
  );
});

test('omits phases over at build time, and the start of current ones', () => {
  expect(shownOn(phasesOf(i47, ALL).announced, '2026-11-23')).toBeUndefined();
  expect(shownOn(phasesOf(i47, ALL).newest, '2026-11-23')).toEqual({ 'data-until': '2026-11-27', hidden: false });
  expect(shownOn(phasesOf(i48, ALL).newest, '2026-11-23')).toEqual({ 'data-from': '2026-11-28', hidden: true });
});

test('an issue that is not announced is mentioned from its date on', () => {
  expect(isAnnounced(issue('2026-11-28', false), '2026-11-27')).toBe(false);
  expect(isAnnounced(issue('2026-11-28', false), '2026-11-28')).toBe(true);
  expect(isAnnounced(issue('2026-11-28', true), '2026-11-01')).toBe(true);
});
