import fc from 'fast-check';
import { parseTimes } from '@/lib/content/values/times';
import { keepTogether } from '@/lib/no-break';

test.each([
  ['14:00 - 17:00 Uhr', '14:00 - 17:00 Uhr', '14:00', '17:00'],
  ['10–13 Uhr', '10:00 - 13:00 Uhr', '10:00', '13:00'],
  ['9.30 Uhr bis 11 Uhr', '09:30 - 11:00 Uhr', '09:30', '11:00'],
  ['von 9 bis 11:15 Uhr', '09:00 - 11:15 Uhr', '09:00', '11:15'],
  ['10:00-13:00\u00a0Uhr', '10:00 - 13:00 Uhr', '10:00', '13:00'],
  ['ab 15 Uhr', 'ab 15:00 Uhr', '15:00', undefined],
  ['Ab 15.30 Uhr', 'ab 15:30 Uhr', '15:30', undefined],
  ['Ganztägig', 'ganztägig', undefined, undefined],
])('accepts %s', (written, text, start, end) => {
  expect(parseTimes(written)).toEqual({ text: keepTogether(text), ...(start && { start }), ...(end && { end }) });
});

test.each([
  '14 Uhr',
  '10–13',
  '17:00 - 14:00 Uhr',
  '14:00 - 14:00 Uhr',
  '24:00 - 25:00 Uhr',
  '12:60 - 13:00 Uhr',
  'abends',
  '',
])('refuses %j and says what is accepted', (text) =>
  expect(parseTimes(text)).toEqual({ expected: expect.stringMatching(/^eine Uhrzeit wie .* oder ganztägig,/) }),
);

test('a formatted time is parsed back', () => {
  const minute = fc.nat(24 * 60 - 1);
  const clock = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  fc.assert(
    fc.property(minute, minute, (one, other) => {
      fc.pre(one !== other);
      const [start, end] = [clock(Math.min(one, other)), clock(Math.max(one, other))];
      const text = `${start} - ${end}\u00a0Uhr`;
      expect(parseTimes(text)).toEqual({ text, start, end });
      expect(parseTimes(`ab ${start} Uhr`)).toEqual({ text: `ab ${start}\u00a0Uhr`, start });
    }),
  );
});
