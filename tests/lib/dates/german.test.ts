import fc from 'fast-check';
import { addDays, type Day } from '@/lib/dates/day';
import { formatDay, parseGermanDate, parseGermanDateRange } from '@/lib/dates/german';

const day = fc.integer({ min: 0, max: 365 * 5 }).map((count) => addDays('2024-01-01', count));

test('every day that is written out is read back', () => {
  fc.assert(fc.property(day, (written) => expect(parseGermanDate(formatDay(written))).toBe(written)));
});

test('a range counts its first day and knows its last', () => {
  expect(parseGermanDateRange('12. & 13. Dezember 2026')).toEqual({ first: '2026-12-12', last: '2026-12-13' });
  expect(parseGermanDate('12. und 13. Dezember 2026')).toBe('2026-12-12');
  expect(parseGermanDate('12.–14. Dezember 2026')).toBe('2026-12-12');
});

test('a date without a year takes the given one', () => {
  expect(parseGermanDate('5. April', 2027)).toBe('2027-04-05');
  expect(parseGermanDate('5. April')).toBeUndefined();
});

test.each(['Samstag, 5. April 2027, ab 14 Uhr', '5.April 2027', '05. APRIL 2027', ' am 5. april 2027 '])(
  'text around the date does not matter: %s',
  (text) => expect(parseGermanDate(text)).toBe('2027-04-05'),
);

test.each([
  '31. Februar 2027',
  '0. Mai 2027',
  '32. Mai 2027',
  'bald',
  '',
  '2027-04-05',
  '5. Brumaire 2027',
  '14. & 13. Mai 2027',
  '5. Maifest 2027',
])('what is no date is ignored: %s', (text) => expect(parseGermanDate(text, 2027)).toBeUndefined());

test('no text breaks the reader', () => {
  fc.assert(
    fc.property(fc.string(), fc.option(fc.integer({ min: 1, max: 9999 }), { nil: undefined }), (text, year) => {
      const read = parseGermanDateRange(text, year);
      return read === undefined || read.first <= read.last;
    }),
  );
});

test('a date is written the German way', () => {
  expect(formatDay('2027-04-05' as Day)).toBe('5. April 2027');
  expect(formatDay('2026-12-31')).toBe('31. Dezember 2026');
});
