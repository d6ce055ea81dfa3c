import { formatSpans, parseDate, parseDates, type Span } from 'content/values/dates';
import fc from 'fast-check';
import { addDays } from 'german/dates/arithmetic';
import { MONTHS, WEEKDAYS } from 'german/dates/german';
import { keepTogether } from 'german/no-break';

const read = (text: string) => parseDates(text, '2026-11-27');
const textOf = (text: string) => {
  const dates = read(text);
  return 'expected' in dates ? dates.expected : dates.text;
};

test.each([
  ['5. April 2027', '2027-04-05'],
  ['5.4.2027', '2027-04-05'],
  ['5. 4. 2027', '2027-04-05'],
  ['05.04.27', '2027-04-05'],
  ['2027-04-05', '2027-04-05'],
  ['5. Apr. 2027', '2027-04-05'],
  ['05.  APRIL\u00a02027', '2027-04-05'],
  ['am 5. April 2027', '2027-04-05'],
  ['Montag, 5. April 2027', '2027-04-05'],
  ['Samstag, den 5. Juni 2027', '2027-06-05'],
  ['Sa., 28.11.2026', '2026-11-28'],
  ['Sa 28.11.2026', '2026-11-28'],
  ['Samstag 28. November 2026', '2026-11-28'],
  ['1. März 27'.normalize('NFD'), '2027-03-01'],
  ['29.2.2028', '2028-02-29'],
])('accepts the day %s', (text, day) => {
  expect(parseDate(text)).toMatchObject({ first: day, last: day });
});

test.each([
  ['12. & 13. Dezember 2026', '12. & 13. Dezember 2026', '2026-12-12', '2026-12-13'],
  ['12. und 13.12.2026', '12. & 13. Dezember 2026', '2026-12-12', '2026-12-13'],
  ['12./13. Dezember 2026', '12. & 13. Dezember 2026', '2026-12-12', '2026-12-13'],
  ['12.+13. Dezember 2026', '12. & 13. Dezember 2026', '2026-12-12', '2026-12-13'],
  ['12./13.12.2026', '12. & 13. Dezember 2026', '2026-12-12', '2026-12-13'],
  ['Sa./So., 12./13. Dezember 2026', '12. & 13. Dezember 2026', '2026-12-12', '2026-12-13'],
  ['Samstag, 12. und Sonntag, 13. Dezember 2026', '12. & 13. Dezember 2026', '2026-12-12', '2026-12-13'],
  ['Sa. 12.12. bis So. 13.12.2026', '12. bis 13. Dezember 2026', '2026-12-12', '2026-12-13'],
  ['12.–13. Dezember 2026', '12. bis 13. Dezember 2026', '2026-12-12', '2026-12-13'],
  ['12. - 15. Dezember 2026', '12. bis 15. Dezember 2026', '2026-12-12', '2026-12-15'],
  ['12.-15.12.26', '12. bis 15. Dezember 2026', '2026-12-12', '2026-12-15'],
  ['2026-12-12 bis 2026-12-15', '12. bis 15. Dezember 2026', '2026-12-12', '2026-12-15'],
  ['28. Februar bis 2. März 2027', '28. Februar bis 2. März 2027', '2027-02-28', '2027-03-02'],
  ['vom 28.2. bis zum 2.3.2027', '28. Februar bis 2. März 2027', '2027-02-28', '2027-03-02'],
  ['28. Dezember 2026 bis 2. Januar 2027', '28. Dezember 2026 bis 2. Januar 2027', '2026-12-28', '2027-01-02'],
  ['28. Dezember bis 2. Januar 2027', '28. Dezember 2026 bis 2. Januar 2027', '2026-12-28', '2027-01-02'],
  ['4.–6. und 7. Mai 2027', '4. bis 6. & 7. Mai 2027', '2027-05-04', '2027-05-07'],
])('%s is a range from its first to its last day', (text, written, first, last) => {
  expect(read(text)).toEqual({ first, last, text: keepTogether(written) });
});

test.each([
  ['12. & 19. Dezember 2026', ['2026-12-12', '2026-12-19']],
  ['4., 11. und 25. Mai 2027', ['2027-05-04', '2027-05-11', '2027-05-25']],
  ['30. April & 7. Mai 2027', ['2027-04-30', '2027-05-07']],
  ...['jeden Samstag im Mai 2027', 'Samstags im Mai 27', 'jeden Sa. im Mai 2027'].map((text): [string, string[]] => [
    text,
    ['01', '08', '15', '22', '29'].map((day) => `2027-05-${day}`),
  ]),
  [
    'jeden Montag im Februar und April 2027',
    ['02-01', '02-08', '02-15', '02-22', '04-05', '04-12', '04-19', '04-26'].map((day) => `2027-${day}`),
  ],
  ['jeden 1. Freitag von Dezember bis Februar 2027', ['2026-12-04', '2027-01-01', '2027-02-05']],
  ['jeden letzten Freitag im November und Dezember 2026', ['2026-11-27', '2026-12-25']],
  [
    'jeden ersten Samstag im Monat 2027',
    ['01-02', '02-06', '03-06', '04-03', '05-01', '06-05', '07-03', '08-07', '09-04', '10-02', '11-06', '12-04'].map(
      (day) => `2027-${day}`,
    ),
  ],
])('%s takes place on single days', (text, days) => expect(read(text)).toMatchObject({ days }));

test.each([
  ['jeden Freitag im Januar und Februar 2027', 'jeden Freitag im Januar und Februar 2027'],
  ['freitags im Jan., Feb. und April 27', 'jeden Freitag im Januar, Februar und April 2027'],
  ['Jeden ersten Samstag im Monat 2027', 'jeden 1. Samstag im Monat 2027'],
  ['jeden letzten Freitag von November 2026 bis März 2027', 'jeden letzten Freitag von November 2026 bis März 2027'],
])('%s is shown in one form, which is read back', (text, shown) => {
  expect(read(text)).toMatchObject({ text: shown });
  expect(read(shown)).toEqual(read(text));
});

test.each([
  ['2026-11-27', '2026-12-28', '2027-01-02'],
  ['2027-01-02', '2026-12-28', '2027-01-02'],
  ['2027-01-03', '2027-12-28', '2028-01-02'],
] as const)('on %s a turn of the year without years is the coming one', (on, first, last) => {
  expect(parseDates('28.12.–2.1.', on)).toMatchObject({ first, last, assumedYear: Number(last.slice(0, 4)) });
});

test.each([
  ['12./13. Dezember', '12. & 13. Dezember 2026'],
  ['12.+13. Dezember', '12. & 13. Dezember 2026'],
  ['jeden 1. Samstag im Monat', 'jeden 1. Samstag im Monat 2026'],
  ['12.–13. Dezember', '12. bis 13. Dezember 2026'],
  ['5.12.', '5. Dezember 2026'],
  ['jeden Sonntag im Advent', undefined],
  ['jeden Sonntag im Dezember', 'jeden Sonntag im Dezember 2026'],
])('%s without a year is taken as this year (R-EVT-10), or refused if that is unclear', (text, written) => {
  if (!written) expect(read(text)).toHaveProperty('expected');
  else expect(read(text)).toMatchObject({ text: keepTogether(written), assumedYear: 2026 });
});

const GENERAL = 'ein Datum wie 5. April 2027 .* jeden Samstag im Mai 2027';

test.each([
  ['31. April 2027', /der April 2027 hat 30 Tage$/],
  ['29.2.2027', /der Februar 2027 hat 28 Tage$/],
  ['0. Mai 2027', /der Mai 2027 hat 31 Tage$/],
  ['5.13.2027', /das Jahr hat 12 Monate$/],
  ['30. bis 32. Mai 2027', /der Mai 2027 hat 31 Tage$/],
  ['14. & 13. Mai 2027', /; der frühere Tag zuerst$/],
  ['2. März 2027 bis 28. Februar 2027', /; der frühere Tag zuerst$/],
  ['Sonntag, 5. April 2027', /; der 5.\u00a0April 2027 ist ein Montag$/],
  ['Sa. 12. und Mo. 13. Dezember 2026', /; der 13.\u00a0Dezember 2026 ist ein Sonntag$/],
  ['5/4/2027', /; mit Punkten statt Schrägstrichen$/],
  ['jeden Sonntag im Advent', /; dazu gehören die Monate, wie jeden Freitag im Januar und Februar 2027$/],
  ['jeden Freitag', /; dazu gehören die Monate/],
  ['5. Brumaire 2027', new RegExp(`^${GENERAL}; „Brumaire“ ist kein Monat$`)],
  ['5. Maifest 2027', new RegExp(`^${GENERAL}; „Maifest“ ist kein Monat$`)],
  ...['bald', '', '5. 2027', '1. bis 2. bis 3. Mai 2027', '5.4.1027'].map((text): [string, RegExp] => [
    text,
    new RegExp(`^${GENERAL}$`),
  ]),
])('refuses %j with the sentence that helps', (text, told) => expect(textOf(text)).toMatch(told));

test('refuses several days where one is expected', () => {
  expect(parseDate('5. & 6. April 2027')).toEqual({ expected: 'ein Datum wie 5. April 2027 oder 5.4.2027' });
  expect(parseDate('31. April 2027')).toEqual({
    expected: 'ein Datum wie 5. April 2027 oder 5.4.2027; der April 2027 hat 30 Tage',
  });
});

const day = fc.integer({ min: 0, max: 365 * 30 }).map((count) => addDays('2020-01-01', count));
const spans: fc.Arbitrary<Span[]> = fc
  .tuple(day, fc.array(fc.tuple(fc.integer({ min: 1, max: 400 }), fc.nat(40)), { minLength: 1, maxLength: 5 }))
  .map(([start, steps]) => {
    let from = start;
    return steps.map(([gap, length]) => {
      const first = addDays(from, gap);
      from = addDays(first, length);
      return { first, last: from };
    });
  });

test('formatted dates are parsed back and formatted the same again (R-EVT-10)', () => {
  fc.assert(
    fc.property(spans, (written) => {
      const dates = parseDates(formatSpans(written));
      if ('expected' in dates) throw new Error(dates.expected);
      expect(dates.text).toBe(formatSpans(written));
      expect([dates.first, dates.last]).toEqual([written[0]?.first, written.at(-1)?.last]);
      expect(dates).not.toHaveProperty('assumedYear');
      expect(parseDates(dates.text)).toEqual(dates);
    }),
  );
});

test('every weekday of every month is parsed back', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...WEEKDAYS), (some, name) => {
      const text = `jeden ${name} im ${MONTHS[Number(some.slice(5, 7)) - 1]} ${some.slice(0, 4)}`;
      expect(parseDates(text)).toMatchObject({ text, days: expect.anything() });
    }),
  );
});

test('no text breaks the parser', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const dates = read(text);
      return 'expected' in dates || dates.first <= dates.last;
    }),
  );
});
