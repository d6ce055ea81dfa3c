import { eventTimes } from '@/lib/events/times';

const at = (date: string, time = '10:00 - 13:00 Uhr') => eventTimes({ id: 1, date, time });

test('one day', () => {
  expect(at('5. April 2027', '9:30 - 11:00 Uhr')).toEqual({
    start: '2027-04-05T09:30',
    end: '2027-04-05T11:00',
    repeat: undefined,
  });
});

test.each([
  ['12. & 13. Dezember 2026', { count: 2, everyDays: 1 }],
  ['12. und 19. Dezember 2026', { count: 2, everyDays: 7 }],
  ['12. – 15. Dezember 2026', { count: 4, everyDays: 1 }],
  ['12. bis 13. Dezember 2026', { count: 2, everyDays: 1 }],
])('%s repeats', (date, repeat) => expect(at(date).repeat).toEqual(repeat));

test('an unreadable time names the event', () => {
  expect(() => at('5. April 2027', 'abends')).toThrow('Veranstaltung 1');
});
