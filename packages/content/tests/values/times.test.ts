import { parseTimes } from 'content/values/times';
import fc from 'fast-check';
import { keepTogether } from 'german/no-break';

const slotsOf = (text: string) => {
  const read = parseTimes(text);
  return 'expected' in read ? read.expected : read.slots;
};
const textOf = (text: string) => {
  const read = parseTimes(text);
  return 'expected' in read ? read.expected : read.text;
};

test.each([
  ['14:00 - 17:00 Uhr', '14:00 - 17:00 Uhr', '14:00', '17:00'],
  ['10–13 Uhr', '10:00 - 13:00 Uhr', '10:00', '13:00'],
  ['9.30 Uhr bis 11 Uhr', '09:30 - 11:00 Uhr', '09:30', '11:00'],
  ['von 9 bis 11:15 Uhr', '09:00 - 11:15 Uhr', '09:00', '11:15'],
  ['10:00-13:00\u00a0Uhr', '10:00 - 13:00 Uhr', '10:00', '13:00'],
  ['18:00 - 09:00 Uhr', '18:00 - 09:00 Uhr', '18:00', '09:00'],
  ['20 bis 2 Uhr', '20:00 - 02:00 Uhr', '20:00', '02:00'],
  ['20 bis 24 Uhr', '20:00 - 24:00 Uhr', '20:00', '00:00'],
  ['20:00 - 00:00 Uhr', '20:00 - 24:00 Uhr', '20:00', '00:00'],
  ['10 bis 24 Uhr', '10:00 - 24:00 Uhr', '10:00', '00:00'],
])('accepts %s', (written, text, start, end) => {
  expect(parseTimes(written)).toEqual({ text: keepTogether(text), slots: [{ start, end }] });
});

test.each([
  ['ab 15 Uhr', 'ab 15:00 Uhr', '15:00'],
  ['Ab 15.30 Uhr', 'ab 15:30 Uhr', '15:30'],
  ['15 Uhr', '15:00 Uhr', '15:00'],
  ['09:00 Uhr', '09:00 Uhr', '09:00'],
  ['um 9.30 Uhr', '09:30 Uhr', '09:30'],
])('accepts %s, which has no end', (written, text, start) => {
  expect(parseTimes(written)).toEqual({ text: keepTogether(text), slots: [{ start }] });
});

test('accepts all day', () => expect(parseTimes('Ganztägig')).toEqual({ text: 'ganztägig', slots: [] }));

test.each([
  ['10-12 und 14-16 Uhr', '10:00 - 12:00 und 14:00 - 16:00 Uhr', ['10:00', '14:00']],
  ['10 bis 12 Uhr & 14 bis 16 Uhr', '10:00 - 12:00 und 14:00 - 16:00 Uhr', ['10:00', '14:00']],
  ['11, 14 und 17 Uhr', '11:00, 14:00 und 17:00 Uhr', ['11:00', '14:00', '17:00']],
])('%s is several times a day (R-EVT-19)', (written, text, starts) => {
  expect(textOf(written)).toBe(keepTogether(text));
  expect((slotsOf(written) as { start: string }[]).map(({ start }) => start)).toEqual(starts);
  expect(parseTimes(textOf(written))).toEqual(parseTimes(written));
});

test.each([
  ['10–13', /^„Uhr“ am Ende/],
  ['bis 17 Uhr', /^auch der Anfang/],
  ['17:00 - 14:00 Uhr', /^das Ende nach dem Anfang/],
  ['14:00 - 14:00 Uhr', /^das Ende nach dem Anfang/],
  ['24:00 - 25:00 Uhr', /^eine Uhrzeit, die es gibt/],
  ['12:60 - 13:00 Uhr', /^eine Uhrzeit, die es gibt/],
  ['14-16 und 10-12 Uhr', /^die frühere Zeit zuerst/],
  ['10-13 und 12-15 Uhr', /^die frühere Zeit zuerst/],
  ['20 bis 2 und 22 bis 3 Uhr', /^die frühere Zeit zuerst/],
  ['abends', /^eine Uhrzeit wie .* oder ganztägig$/],
  ['', /^eine Uhrzeit wie .* oder ganztägig$/],
])('refuses %j with the sentence that helps', (text, told) => expect(textOf(text)).toMatch(told));

test('a formatted time is parsed back', () => {
  const minute = fc.nat(24 * 60 - 1);
  const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(minute, minute, (one, other) => {
      fc.pre(one !== other);
      const [start, end] = [clock(Math.min(one, other)), clock(Math.max(one, other))];
      const text = `${start} - ${end}\u00a0Uhr`;
      expect(parseTimes(text)).toEqual({ text, slots: [{ start, end }] });
      expect(parseTimes(`ab ${start} Uhr`)).toEqual({ text: `ab ${start}\u00a0Uhr`, slots: [{ start }] });
    }),
  );
});
