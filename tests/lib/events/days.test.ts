import fc from 'fast-check';
import { addDays, type Day } from '@/lib/dates/day';
import { comingFirst, eventDays, isPast } from '@/lib/events/days';

const on = (first: Day, last = first) => ({ first, last });
const day = fc.integer({ min: 0, max: 3000 }).map((count) => addDays('2025-01-01', count));

test('a range lasts from its first to its last day', () => {
  expect(eventDays({ id: 1, date: '12. & 13. Dezember 2026' })).toEqual(on('2026-12-12', '2026-12-13'));
  expect(eventDays({ id: 1, date: '5. April 2027' })).toEqual(on('2027-04-05'));
});

test('an unreadable date names the event', () => {
  expect(() => eventDays({ id: 7, date: 'bald' })).toThrow('Veranstaltung 7');
});

test('an event is over from the day after its last day', () => {
  const event = on('2026-12-12', '2026-12-13');
  expect(isPast(event, '2026-12-13')).toBe(false);
  expect(isPast(event, '2026-12-14')).toBe(true);
});

test('the next event comes first, the latest past one after all coming ones', () => {
  const [old, recent, soon, late] = [on('2026-01-01'), on('2026-11-20'), on('2026-12-01'), on('2027-06-12')] as const;
  expect(comingFirst([late, old, soon, recent], '2026-11-21')).toEqual([soon, late, recent, old]);
});

test('whatever the day: none is lost, coming ones rise, then past ones fall', () => {
  fc.assert(
    fc.property(fc.array(day.map((first) => on(first))), day, (events, today) => {
      const sorted = comingFirst(events, today);
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
