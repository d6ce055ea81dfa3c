import { parseDayOfYear } from 'content/values/day-of-year';
import { parseDay } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { weekOf } from 'puzzles/week';
import { content } from '@/lib/content';
import { anniversaryOf, byMonth } from '@/lib/history/anniversaries';

const dayIn = (day: Day) => anniversaryOf(content.history, weekOf(day))?.day;

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-24'],
  ['2026-11-27', '2026-11-24'],
  ['2026-11-28', '2026-12-01'],
] as const)('in the week of %s it is the first day on or after the Saturday, %s (R-HIST-1)', (day, expected) => {
  expect(dayIn(day)).toBe(expected);
});

test('at the end of a year the first day of the next one follows (R-HIST-1)', () => {
  expect(dayIn('2026-12-30')).toBe('2027-01-07');
});

test('lists all by month, in calendar order (R-HIST-2)', () => {
  const months = byMonth([...content.history].reverse());
  expect(months.map(({ month }) => month)).toEqual(['Januar', 'November', 'Dezember']);
  expect(months[1]?.entries.map(({ day }) => day.monthDay)).toEqual(['11-20', '11-24']);
});

test('a day of the year is parsed with any spacing, and invalid ones are refused', () => {
  expect(parseDayOfYear('7.Januar')).toEqual({ text: '7.\u00a0Januar', monthDay: '01-07' });
  expect(parseDayOfYear('31. Dezember')).toMatchObject({ monthDay: '12-31' });
  for (const wrong of ['31. November', '29. Februar', '0. Mai', 'Januar', '7. Januar 1610'])
    expect(parseDayOfYear(wrong)).toHaveProperty('expected');
  for (const { day } of content.history) expect(parseDay(`2027-${day.monthDay}`)).toBeDefined();
});
