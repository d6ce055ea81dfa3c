import { agesAsked, ageWords, saidAge } from '../ages';
import { fold } from '../fold';

test.each([
  ['fur 6 jahrige', 'fur alter6'],
  ['buch fur 9jahrige', 'buch fur alter9'],
  ['6-jahrige', 'alter6'],
  ['sechs jahre alt', 'alter6'],
  [fold('6\u00a0Jahre'), 'alter6'],
  ['8 bis 10 jahre', 'alter8'],
  ['unter 8', 'alter7'],
  ['spiel ab 6', 'spiel alter6'],
  ['unter 8 jahren', 'alter7'],
])('%j asks for an age', (typed, asked) => expect(agesAsked(typed)).toBe(asked));

test.each([
  'fur 2',
  'spiele fur 4 spieler',
  'ab 25 schuler',
  'unter 10 euro',
  'ab 10.30 uhr',
  'vor 8 jahren',
  '90 jahre',
])('%j asks for no child’s age', (typed) => expect(agesAsked(typed)).toBe(typed));

test('an age range matches each of its years, and some more if it is open-ended', () => {
  expect(ageWords({ from: 6, to: 8 })).toBe('alter6 alter7 alter8');
  expect(ageWords({ from: 6 }).split(' ')).toContain('alter8');
  expect(ageWords({})).toBe('');
  expect(saidAge('alter6')).toBe('6 Jahre');
});
