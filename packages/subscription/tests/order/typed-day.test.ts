import fc from 'fast-check';
import { addDays } from 'german/dates/arithmetic';
import type { Day } from 'german/dates/day';
import { endFault, readTypedDay, typedDay } from 'subscription/order/typed-day';

const TODAY = '2026-11-21';

test.each([
  ['31.12.2026', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['31-12-26', '2026-12-31'],
  ['31–12–26', '2026-12-31'],
  ['31 12 2026', '2026-12-31'],
  ['31. Dezember 2026', '2026-12-31'],
  ['31. Dezember', '2026-12-31'],
  ['zum 31.DEZEMBER 2026', '2026-12-31'],
  ['31. November 2027', undefined],
  ['5. Brumaire 2027', undefined],
  ['5. Maifest 2027', undefined],
  ['31.12', '2026-12-31'],
  ['31.12.', '2026-12-31'],
  ['21.11.', '2026-11-21'],
  ['20.11.', '2027-11-20'],
  ['2026-12-31', '2026-12-31'],
  ['Do., 31.12.2026', '2026-12-31'],
  ['Donnerstag, den 31. Dezember', '2026-12-31'],
  ['ab 31.12.', '2026-12-31'],
  ['31. Dez. 2026', '2026-12-31'],
  ['311226', '2026-12-31'],
  ['31122026', '2026-12-31'],
  ['31.12.2026\u200b', '2026-12-31'],
  ['311326', undefined],
  ['Sonne 31.12.2026', undefined],
  ['12/31/2026', undefined],
  ['31.02.2027', undefined],
  ['31.02.', undefined],
  ['bald', undefined],
  ['', undefined],
])('reads %p as %p', (text, day) => expect(readTypedDay(text, TODAY)).toBe(day));

test('every displayed day is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 }), (count) => {
      const day = addDays('2026-01-01', count);
      expect(readTypedDay(typedDay(day))).toBe(day);
    }),
  );
});

test('a date without a year is not read without a reference day', () => expect(readTypedDay('31.12.')).toBeUndefined());

test('very long text is not searched for a date', () => {
  const search = jest.spyOn(RegExp.prototype, 'exec');
  readTypedDay(`${'1'.repeat(1_000_000)}. November 2026`, TODAY);
  expect(search).not.toHaveBeenCalled();
  search.mockRestore();
});

test.each([
  ['31/12/2026', undefined],
  ['21.11.2026', undefined],
  ['20.11.2026', 'Bitte geben Sie ein Datum an, das noch nicht vorbei ist'],
  ['bald', /^Bitte als TT\.MM\.JJJJ, zum Beispiel 21\.11\.2026/],
  ['31.02.2027', /^Bitte als TT\.MM\.JJJJ/],
  ['', /^Bitte als TT\.MM\.JJJJ/],
])('a contract that is to end on %p', (text, fault) => {
  const said = endFault(text, TODAY as Day);
  if (fault === undefined) expect(said).toBeUndefined();
  else expect(said).toEqual(expect.stringMatching(fault));
});
