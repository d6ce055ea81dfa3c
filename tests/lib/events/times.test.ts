import { eventTimes, occurrencesOf } from '@/lib/events/times';
import { when } from './when';

const at = (date: string, time?: string) => eventTimes(when(date, time));

test.each([
  ['9:30 - 11:00 Uhr', { start: '2027-04-05T09:30', end: '2027-04-05T11:00' }],
  ['ab 15 Uhr', { start: '2027-04-05T15:00' }],
  ['20 bis 2 Uhr', { start: '2027-04-05T20:00', end: '2027-04-06T02:00' }],
  ['20:00 - 00:00 Uhr', { start: '2027-04-05T20:00', end: '2027-04-06T00:00' }],
  ['ganztägig', { start: '2027-04-05' }],
])('a single day: %s', (time, expected) => expect(at('5. April 2027', time)).toEqual([expected]));

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

test.each([
  ['12. & 13. Dezember 2026', '18:00 - 09:00 Uhr', ['12T18:00', '13T09:00']],
  ['12. bis 13. Dezember 2026', '20 bis 2 Uhr', ['12T20:00', '13T02:00']],
  ['12. bis 14. Dezember 2026', '16 bis 11 Uhr', ['12T16:00', '14T11:00']],
  ['12. & 13. Dezember 2026', '20 bis 2 Uhr', ['12T20:00', '13T02:00'], ['13T20:00', '14T02:00']],
  ['12. bis 13. Dezember 2026', '20 bis 24 Uhr', ['12T20:00', '13T00:00'], ['13T20:00', '14T00:00']],
  ['12. & 19. Dezember 2026', '18 bis 9 Uhr', ['12T18:00', '13T09:00'], ['19T18:00', '20T09:00']],
])('%s, %s: a night is one stay, evenings are several (R-EVT-19)', (date, time, ...expected) =>
  expect(occurrencesOf(when(date, time))).toEqual(
    expected.map(([start, end]) => ({ start: `2026-12-${start}`, end: `2026-12-${end}` })),
  ),
);

test('two times a day each become a recurrence rule', () => {
  expect(at('12. & 13. Dezember 2026', '10-12 und 14-16 Uhr')).toEqual([
    { start: '2026-12-12T10:00', end: '2026-12-12T12:00', repeat: { count: 2, everyDays: 1 } },
    { start: '2026-12-12T14:00', end: '2026-12-12T16:00', repeat: { count: 2, everyDays: 1 } },
  ]);
});
