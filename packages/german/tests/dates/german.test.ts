import type { Day } from 'german/dates/day';
import { dayFrom, formatDay, withWeekday } from 'german/dates/german';

test('a date has the German format, with day and month on one line', () => {
  expect(formatDay('2027-04-05' as Day)).toBe('5.\u00a0April 2027');
  expect(formatDay('2026-12-31')).toBe('31.\u00a0Dezember 2026');
});

test('beside another date it has its year only if that is another one', () => {
  expect(dayFrom('2027-03-20', '2027-04-05')).toBe('5.\u00a0April');
  expect(dayFrom('2026-11-21', '2027-04-05')).toBe('5.\u00a0April 2027');
});

test('a date can have its weekday', () => {
  expect(withWeekday('2026-11-28')).toBe('Samstag, 28.\u00a0November 2026');
  expect(withWeekday('2027-03-28')).toBe('Sonntag, 28.\u00a0März 2027'); // DST starts
});
