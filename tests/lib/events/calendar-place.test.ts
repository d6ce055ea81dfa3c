import fc from 'fast-check';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { parseCalendarQuery, selectInMonth, toCalendarQuery } from '@/lib/events/calendar-place';
import { monthOf } from '@/lib/events/months';

const range = { first: '2026-11-01', last: '2028-06-12' } as const;
const TODAY = '2026-11-21';
const anyDay = fc.integer({ min: 0, max: 580 }).map((days) => addDays(range.first, days));

const roundTrip = (place: { shown: Day; selected: Day | undefined }) => {
  const fields = Object.entries(toCalendarQuery(place, TODAY)).filter(([, value]) => value);
  return parseCalendarQuery(`?ansicht=kalender&${new URLSearchParams(fields)}`, range, TODAY);
};

test('every month and day are restored from the URL', () => {
  fc.assert(
    fc.property(anyDay, fc.option(anyDay, { nil: undefined }), (shown, selected) => {
      const back = roundTrip({ shown, selected });
      expect(back.selected).toBe(selected);
      expect(monthOf(back.shown)).toBe(monthOf(shown));
    }),
  );
});

test('today needs no parameters in the URL', () => {
  expect(toCalendarQuery({ shown: TODAY, selected: TODAY }, TODAY)).toEqual({ monat: '', tag: '' });
  expect(parseCalendarQuery('', range, TODAY)).toEqual({ shown: TODAY, selected: TODAY });
});

test.each(['?tag=gestern', '?tag=2026-02-31', '?tag=1999-01-01', '?monat=2099-01', '?monat=%00&tag=<b>'])(
  'falls back to today for the invalid URL %s',
  (search) => expect(parseCalendarQuery(search, range, TODAY)).toEqual({ shown: TODAY, selected: TODAY }),
);

test('a month selects its first event; the current month falls back to today', () => {
  const days: Day[] = ['2027-04-23', '2027-04-10', '2026-12-12'];
  expect(selectInMonth('2027-04-01', days, TODAY)).toEqual({ shown: '2027-04-10', selected: '2027-04-10' });
  expect(selectInMonth('2026-11-01', days, TODAY)).toEqual({ shown: TODAY, selected: TODAY });
  expect(selectInMonth('2027-05-01', days, TODAY)).toEqual({ shown: '2027-05-01', selected: undefined });
});
