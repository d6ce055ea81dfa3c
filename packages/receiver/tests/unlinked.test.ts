import { unlinked } from '../mail/unlinked';

test.each([
  ['www.evil.example', 'www. evil. example'],
  ['https://evil.example/pfad', 'https: //evil. example/pfad'],
  ['evil\u3002com', 'evil\u3002 com'],
  ['\\\\evil\\share', '\\ \\evil\\share'],
  ['St. Pölten', 'St. Pölten'],
  ['Dr. Müller-Lüdenscheidt, 3.5 km, 10:30 Uhr', 'Dr. Müller-Lüdenscheidt, 3.5 km, 10:30 Uhr'],
])('%s is mailed as %s', (typed, mailed) => {
  expect(unlinked(typed)).toBe(mailed);
});
