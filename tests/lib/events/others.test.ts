import type { Event } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { otherEvents } from '@/lib/events/others';

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

test('the same category comes first, then the next ones', () => {
  expect(idsFor(4, '2026-11-21')).toEqual([2, 1, 3, 7]);
  expect(idsFor(7, '2026-11-21')).toEqual([1, 2, 3, 4]);
});

test('what is over comes after what is to come', () => {
  expect(idsFor(7, '2027-01-01')).toEqual([2, 3, 4, 1]);
  expect(idsFor(7, '2029-01-01')).toEqual([1, 4, 3, 2]);
});
