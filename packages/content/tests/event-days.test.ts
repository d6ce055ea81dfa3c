import { continuesOn, type Days, daysOf, isPast, sortComingFirst } from 'content/event-days';
import fc from 'fast-check';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';

const on = (first: Day, last = first) => ({ first, last });
const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2025-01-01', count));

test('an event continues on each of its days after the first, and on no other', () => {
  const tour = on('2026-12-30', '2027-01-02');
  const saturdays: Days = { ...on('2027-05-01', '2027-05-15'), days: ['2027-05-01', '2027-05-08', '2027-05-15'] };
  const goingOn = (event: Days) =>
    daysOf(on(addDays(event.first, -3), addDays(event.last, 3))).filter((one) => continuesOn(event, one));
  expect(goingOn(tour)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
  expect(goingOn(saturdays)).toEqual(['2027-05-08', '2027-05-15']);
  expect(goingOn(on('2027-05-01'))).toEqual([]);
});

test('an event is over from the day after its last day', () => {
  const event = on('2026-12-12', '2026-12-13');
  expect(isPast(event, '2026-12-13')).toBe(false);
  expect(isPast(event, '2026-12-14')).toBe(true);
});

test('upcoming events come first, the next one leading, then past ones, the latest leading', () => {
  const [old, recent, soon, late] = [on('2026-01-01'), on('2026-11-20'), on('2026-12-01'), on('2027-06-12')] as const;
  expect(sortComingFirst([late, old, soon, recent], '2026-11-21')).toEqual([soon, late, recent, old]);
});

test('comingFirst keeps every event: upcoming ones ascending, then past ones descending', () => {
  fc.assert(
    fc.property(fc.array(day.map((first) => on(first))), day, (events, today) => {
      const sorted = sortComingFirst(events, today);
      const past = sorted.findIndex((event) => isPast(event, today));
      const coming = sorted.slice(0, past < 0 ? undefined : past);
      const over = past < 0 ? [] : sorted.slice(past);
      expect([...sorted].sort((a, b) => (a.first < b.first ? -1 : 1)).map(({ first }) => first)).toEqual(
        events.map(({ first }) => first).sort(),
      );
      expect(coming.map(({ first }) => first)).toEqual(coming.map(({ first }) => first).sort());
      expect(over.map(({ first }) => first)).toEqual(
        over
          .map(({ first }) => first)
          .sort()
          .reverse(),
      );
      expect(over.every((event) => isPast(event, today))).toBe(true);
    }),
  );
});
