import { eventTimes } from '@/lib/events/times';
import { when } from './when';

const at = (date: string, time?: string) => eventTimes(when(date, time));

test.each([
  ['9:30 - 11:00 Uhr', { start: '2027-04-05T09:30', end: '2027-04-05T11:00' }],
  ['ab 15 Uhr', { start: '2027-04-05T15:00' }],
  ['ganztägig', { start: '2027-04-05' }],
])('a single day: %s', (time, expected) =>
  expect(at('5. April 2027', time)).toEqual([{ day: '2027-04-05', ...expected }]),
);

test.each([
  ['12. & 13. Dezember 2026', { count: 2, everyDays: 1 }],
  ['12. und 19. Dezember 2026', { count: 2, everyDays: 7 }],
  ['12. – 15. Dezember 2026', { count: 4, everyDays: 1 }],
  ['30. Dezember 2026 bis 2. Januar 2027', { count: 4, everyDays: 1 }],
  ['jeden Samstag im Mai 2027', { count: 5, everyDays: 7 }],
])('%s becomes a recurrence rule', (date, repeat) => expect(at(date).map((once) => once.repeat)).toEqual([repeat]));

test('days without a rule are listed one by one', () => {
  expect(at('4., 11. & 25. Mai 2027').map(({ start, repeat }) => [start, repeat])).toEqual([
    ['2027-05-04T10:00', undefined],
    ['2027-05-11T10:00', undefined],
    ['2027-05-25T10:00', undefined],
  ]);
});
