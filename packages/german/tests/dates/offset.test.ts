import fc from 'fast-check';
import { addDays } from 'german/dates/arithmetic';
import { type Day, today } from 'german/dates/day';
import { startOfDay, withOffset } from 'german/dates/offset';

test.each([
  ['2026-12-12T15:00', '2026-12-12T15:00:00+01:00'],
  ['2027-06-12T14:00', '2027-06-12T14:00:00+02:00'],
  // Clocks change at 2 am.
  ['2027-03-28T01:59', '2027-03-28T01:59:00+01:00'],
  ['2027-03-28T03:00', '2027-03-28T03:00:00+02:00'],
  ['2027-10-31T03:00', '2027-10-31T03:00:00+01:00'],
])('%s in Berlin is %s', (time, expected) => expect(withOffset(time)).toBe(expected));

test('startOfDay is on its day in Berlin, and the minute before is not (R-CON-7)', () => {
  fc.assert(
    fc.property(fc.nat(3650), (count) => {
      const day = addDays('2025-01-01' as Day, count);
      const start = new Date(startOfDay(day));
      expect(today(start)).toBe(day);
      expect(today(new Date(start.getTime() - 60_000))).toBe(addDays(day, -1));
    }),
  );
});
