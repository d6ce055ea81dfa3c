import { isPast } from 'content/event-days';
import type { Event } from 'content/kinds';
import fc from 'fast-check';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { isOn } from 'german/dates/on-days';
import { otherEvents, othersByDay } from '@/lib/events/others';

const event = (id: number, category: Event['category'], first: Day) => ({ id, category, first, last: first });
const events = [
  event(1, 'lesung', '2026-12-12'),
  event(2, 'workshop', '2027-01-16'),
  event(3, 'theater', '2027-02-07'),
  event(4, 'workshop', '2027-03-06'),
  event(7, 'lesung', '2027-04-23'),
];
const idsFor = (id: number, today: Day) =>
  otherEvents(events.find((one) => one.id === id) ?? event(0, 'lesung', today), events, today).map((one) => one.id);

test('events of the same category come first, then by date', () => {
  expect(idsFor(4, '2026-11-21')).toEqual([2, 1, 3, 7]);
  expect(idsFor(7, '2026-11-21')).toEqual([1, 2, 3, 4]);
});

test('past events come after upcoming ones', () => {
  expect(idsFor(7, '2027-01-01')).toEqual([2, 3, 4, 1]);
  expect(idsFor(7, '2029-01-01')).toEqual([1, 4, 3, 2]);
});

const BUILT: Day = '2026-11-22';
const dayAfter = (count: number) => addDays(BUILT, count);
const anyEvents = fc
  .array(
    fc.record({
      category: fc.constantFrom('lesung', 'workshop', 'theater'),
      start: fc.integer({ min: -60, max: 200 }),
      length: fc.integer({ min: 0, max: 20 }),
    }),
    { maxLength: 9 },
  )
  .map((all) =>
    all.map(({ category, start, length }, index) => ({
      id: index + 1,
      category: category as Event['category'],
      first: dayAfter(start),
      last: dayAfter(start + length),
    })),
  );

test('on any later day the page shows the three events it would choose, if enough are upcoming, else still three', () => {
  fc.assert(
    fc.property(anyEvents, fc.integer({ min: 0, max: 300 }), (all, later) => {
      const [own, day] = [event(0, 'lesung', BUILT), dayAfter(later)];
      const shown = othersByDay(own, all, BUILT).filter((other) => isOn(other, day));
      const chosen = otherEvents(own, all, day).slice(0, 3);
      expect(shown).toHaveLength(chosen.length);
      const coming = chosen.filter((other) => !isPast(other, day)).map(({ id }) => id);
      const ids = shown.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(coming));
      const firsts = shown.filter((other) => !isPast(other, day)).map(({ first }) => first);
      expect(firsts).toEqual([...firsts].sort());
    }),
  );
});

test('on the day of the build the page shows the three events it chooses', () => {
  fc.assert(
    fc.property(anyEvents, (all) => {
      const own = event(0, 'lesung', BUILT);
      const shown = othersByDay(own, all, BUILT).filter((other) => isOn(other, BUILT));
      const chosen = otherEvents(own, all, BUILT).slice(0, 3);
      expect(shown.map(({ id }) => id).sort()).toEqual(chosen.map(({ id }) => id).sort());
    }),
  );
});
