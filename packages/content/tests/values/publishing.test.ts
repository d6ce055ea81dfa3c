import { parseFrom, parseUntil } from 'content/values/publishing';
import fc from 'fast-check';
import { addDays } from 'german/dates/arithmetic';
import { type Day, today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { keepTogether } from 'german/no-break';

const START: Day = '2026-01-01';
const days = fc.integer({ min: 0, max: 3000 }).map((count) => addDays(START, count));
const hours = fc.integer({ min: 0, max: 23 });
const minutes = fc.integer({ min: 0, max: 59 });

const wallClock = (at: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(at),
  );
const read = (value: ReturnType<typeof parseFrom>) => {
  if ('expected' in value) throw new Error(value.expected);
  return value;
};
const two = (count: number) => String(count).padStart(2, '0');
/** The last Sunday of March: clocks skip from 2 to 3. */
const isSkipped = (day: Day, hour: number) =>
  hour === 2 && day.slice(5, 7) === '03' && Number(day.slice(8)) > 24 && new Date(day).getUTCDay() === 0;

test.each([
  ['5. April 2027', '5. April 2027', '2027-04-04T22:00:00.000Z'],
  ['5. April 2027, 8 Uhr', '5. April 2027, 8 Uhr', '2027-04-05T06:00:00.000Z'],
  ['5.4.2027 08:30 Uhr', '5. April 2027, 8:30 Uhr', '2027-04-05T06:30:00.000Z'],
  ['5. 4. 2027 um 8.30 Uhr', '5. April 2027, 8:30 Uhr', '2027-04-05T06:30:00.000Z'],
  ['2027-04-05 08:30', '5. April 2027, 8:30 Uhr', '2027-04-05T06:30:00.000Z'],
  ['2027-04-05', '5. April 2027', '2027-04-04T22:00:00.000Z'],
  ['Montag, 5. April 2027, 0 Uhr', '5. April 2027, 0 Uhr', '2027-04-04T22:00:00.000Z'],
  ['24.12.26', '24. Dezember 2026', '2026-12-23T23:00:00.000Z'],
])('accepts %s', (written, text, at) => {
  expect(parseFrom(written)).toEqual({ text: keepTogether(text), at });
});

test.each([
  ['irgendwann', /^ein Tag mit Jahr wie 5\. April 2027, auf Wunsch mit Uhrzeit: 5\. April 2027, 8 Uhr$/],
  ['5. April', /^ein Tag mit Jahr/],
  ['5. bis 7. April 2027', /^ein Tag mit Jahr/],
  ['31. April 2027', /; der April 2027 hat 30 Tage$/],
  ['5. April 2027, 24 Uhr', /^ein Tag mit Jahr/],
  ['5. April 2027, 8:75 Uhr', /^ein Tag mit Jahr/],
  ['', /^ein Tag mit Jahr/],
  ['28. März 2027, 2:30 Uhr', /Am 28\.\u00a0März 2027 springt die Uhr von 2 auf 3 Uhr$/],
])('refuses “%s” with a sentence', (written, expected) => {
  expect(parseFrom(written)).toEqual({ expected: expect.stringMatching(expected) });
});

test('an hour that occurs twice means the first one (R-TIME-1)', () => {
  expect(parseFrom('25. Oktober 2026, 2:30 Uhr')).toHaveProperty('at', '2026-10-25T00:30:00.000Z');
  expect(parseFrom('25. Oktober 2026, 3 Uhr')).toHaveProperty('at', '2026-10-25T02:00:00.000Z');
});

test('without an hour, an entry is published from the first to the last minute of the day in Berlin (R-TIME-1)', () => {
  fc.assert(
    fc.property(days, (day) => {
      const [from, until] = [read(parseFrom(formatDay(day))), read(parseUntil(formatDay(day)))];
      expect(wallClock(from.at)).toBe(`${day} 00:00`);
      expect(today(new Date(Date.parse(from.at) - 1))).toBe(addDays(day, -1));
      expect(today(new Date(Date.parse(until.at) - 1))).toBe(day);
      expect(wallClock(until.at)).toBe(`${addDays(day, 1)} 00:00`);
    }),
  );
});

test('an hour is Berlin time, and its text is parsed back to the same moment (R-TIME-1)', () => {
  fc.assert(
    fc.property(days, hours, minutes, (day, hour, minute) => {
      const value = parseFrom(`${formatDay(day)}, ${hour}:${two(minute)} Uhr`);
      expect('expected' in value).toBe(isSkipped(day, hour));
      if ('expected' in value) return;
      expect(wallClock(value.at)).toBe(`${day} ${two(hour)}:${two(minute)}`);
      expect(parseFrom(value.text)).toEqual(value);
      expect(parseUntil(value.text)).toEqual(value);
    }),
    { numRuns: 400 },
  );
});
