import { keepTogether } from 'german/no-break';

const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '~');

test.each([
  ['Es ist 2.300 Kilometer lang.', 'Es ist 2.300~Kilometer lang.'],
  ['Nr. 47 vom 21. November 2026', 'Nr.~47 vom 21.~November 2026'],
  ['2 × 8,90 €, § 5 DDG, Seite 7', '2~×~8,90~€, §~5 DDG, Seite~7'],
  ['Nr. %issue%, in %days% Tagen', 'Nr.~%issue%, in %days%~Tagen'],
  ['5 % von 10 Kindern', '5~% von 10 Kindern'],
  ['Mach 3 Türchen auf, ab 8 Jahren.', 'Mach 3 Türchen auf, ab 8~Jahren.'],
])('a number stays on a line with its unit: %s', (text, expected) => expect(shown(text)).toBe(expected));

test('keepTogether is idempotent', () => {
  const kept = keepTogether('Am 5. April um 10:30 Uhr, 12 Seiten');
  expect(keepTogether(kept)).toBe(kept);
});
