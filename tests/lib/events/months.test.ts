import fc from 'fast-check';
import { addDays, addMonths } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import {
  calendarRange,
  dayByKey,
  formatMonth,
  isEmptyMonth,
  monthOf,
  monthsIn,
  nextAfter,
  stepIn,
  weeksIn,
} from '@/lib/events/months';

const on = (first: Day, last = first) => ({ first, last });
const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2025-01-01', count));

test.each([
  ['2026-11-21', '2026-11-01', '2028-06-12'],
  ['2026-12-31', '2026-12-01', '2028-06-12'],
  ['2029-03-04', '2026-12-01', '2030-03-04'],
] as const)('on %s the calendar runs from %s to %s', (today, first, last) => {
  expect(calendarRange([on('2026-12-12', '2026-12-13'), on('2027-06-12')], today)).toEqual({ first, last });
});

test('without events the calendar runs a year ahead', () => {
  expect(calendarRange([], '2027-01-31')).toEqual({ first: '2027-01-01', last: '2028-01-31' });
});

test('the calendar includes today and every event', () => {
  fc.assert(
    fc.property(fc.array(day.map((first) => on(first))), day, (events, today) => {
      const { first, last } = calendarRange(events, today);
      for (const reached of [today, ...events.map((event) => event.first)]) {
        expect(first <= reached && addMonths(reached, 12) <= last).toBe(true);
      }
      const months = monthsIn({ first, last });
      expect(months[0]).toBe(first);
      expect(months.at(-1)).toBe(monthOf(last));
      expect(new Set(months).size).toBe(months.length);
    }),
  );
});

test('arrows go month by month, within the calendar’s range', () => {
  const range = on('2026-11-01', '2027-01-09');
  expect(stepIn(range, '2026-11-21', 1)).toBe('2026-12-01');
  expect(stepIn(range, '2026-12-24', 1)).toBe('2027-01-01');
  expect(stepIn(range, '2027-01-09', 1)).toBe('2027-01-01');
  expect(stepIn(range, '2026-11-21', -1)).toBe('2026-11-01');
});

test('an empty month has no day of an event, and the next event is after it and not past', () => {
  const events = [on('2027-04-10'), on('2026-12-31', '2027-01-01')];
  const months = ['2026-11-21', '2026-12-01', '2027-01-09', '2027-02-01'] as const;
  expect(months.map((month) => isEmptyMonth(events, month))).toEqual([true, false, false, true]);
  expect(nextAfter(events, '2026-11-21', '2026-11-21')).toBe('2026-12-31');
  expect(nextAfter(events, '2026-11-21', '2027-01-01')).toBe('2027-04-10');
  expect(nextAfter(events, '2027-04-10', '2026-11-21')).toBeUndefined();
});

test('months have German names', () => {
  expect(monthsIn(on('2026-12-24', '2027-03-01')).map(formatMonth)).toEqual([
    'Dezember 2026',
    'Januar 2027',
    'Februar 2027',
    'März 2027',
  ]);
});

test('a month is shown in whole weeks, without days of others', () => {
  fc.assert(
    fc.property(day.map(monthOf), (month) => {
      const weeks = weeksIn(month);
      for (const week of weeks) expect(week).toHaveLength(7);
      const days = weeks.flat().filter((one) => one !== undefined);
      expect(days).toEqual(Array.from(days, (_, at) => addDays(month, at)));
      expect(addDays(month, days.length)).toBe(addMonths(month, 1));
    }),
  );
  expect(weeksIn('2026-11-01')[0]?.[6]).toBe('2026-11-01');
});

test.each([
  ['ArrowLeft', false, '2026-11-30'],
  ['ArrowRight', false, '2026-12-02'],
  ['ArrowUp', false, '2026-11-24'],
  ['ArrowDown', false, '2026-12-08'],
  ['Home', false, '2026-12-01'],
  ['End', false, '2026-12-31'],
  ['PageUp', false, '2026-11-01'],
  ['PageDown', false, '2027-01-01'],
  ['PageDown', true, '2027-12-01'],
  ['PageUp', true, '2026-11-01'],
  ['Enter', false, undefined],
])('%s (with Shift: %s) leads from 1 December to %s, never out of the range', (key, shiftKey, expected) =>
  expect(dayByKey(on('2026-11-01', '2028-01-09'), '2026-12-01', { key, shiftKey })).toBe(expected),
);
