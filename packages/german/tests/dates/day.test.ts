import fc from 'fast-check';
import { addDays, addMonths, daysBetween, isSaturday, nextSaturday, parseDay } from 'german/dates/arithmetic';
import { type Day, today, weekday, yearOf } from 'german/dates/day';

/** Every day from 2024 to 2028, with DST changes and leap days. */
const EVERY_DAY: Day[] = [];
for (let day: Day = '2024-01-01'; day <= '2028-12-31'; day = addDays(day, 1)) EVERY_DAY.push(day);

test('five years of days are complete and in order', () => {
  expect(EVERY_DAY).toHaveLength(366 + 365 + 365 + 365 + 366);
  expect(new Set(EVERY_DAY).size).toBe(EVERY_DAY.length);
  expect([...EVERY_DAY].sort()).toEqual(EVERY_DAY);
});

test('the first issue is offered for the next Saturday, on a Saturday for the same day (R-ORD-3)', () => {
  for (const day of EVERY_DAY) {
    const saturday = nextSaturday(day);
    expect(isSaturday(saturday)).toBe(true);
    expect(daysBetween(day, saturday)).toBeGreaterThanOrEqual(0);
    expect(daysBetween(day, saturday)).toBeLessThanOrEqual(6);
    if (isSaturday(day)) expect(saturday).toBe(day);
  }
});

test('known days have the right weekday', () => {
  expect(weekday('2026-11-21')).toBe(6);
  expect(weekday('2026-03-29')).toBe(0); // DST starts
  expect(weekday('2026-10-25')).toBe(0); // DST ends
});

test.each([
  ['a Saturday noon', '2026-11-21T11:00:00Z', '2026-11-21'],
  ['a Sunday 23:30 in winter', '2026-11-22T22:30:00Z', '2026-11-22'],
  ['half an hour after midnight in Berlin, still yesterday in London', '2026-11-22T23:30:00Z', '2026-11-23'],
  ["New Year's Eve, already New Year in Berlin", '2026-12-31T23:30:00Z', '2027-01-01'],
  ['summer time, two hours ahead', '2027-07-31T22:00:00Z', '2027-08-01'],
])('today is the day in Berlin: %s', (_, instant, expected) => {
  expect(today(new Date(instant))).toBe(expected);
});

test('adding and subtracting days and months is consistent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...EVERY_DAY), fc.integer({ min: -800, max: 800 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2026-11-28', 12)).toBe('2027-11-28');
});

test('only existing days are parsed', () => {
  expect(parseDay('2027-04-05')).toBe('2027-04-05');
  for (const text of ['2027-02-29', '2027-13-01', '5.4.2027', '', '2027-4-5', '2027-04-05T00:00']) {
    expect(parseDay(text)).toBeUndefined();
  }
  fc.assert(fc.property(fc.string(), (text) => parseDay(text) === undefined || parseDay(text) === text));
});

test('returns the year of a day', () => expect(yearOf('2027-04-05')).toBe(2027));
