import { lettersOf } from 'german/letters';
import { isHarmless } from '../clued';
import { entered, letterAt, letterOfKey } from '../letter-rules';

test.each([
  ['Große Wüste!', 'GROSSEWÜSTE'],
  ['Ärmel', 'ÄRMEL'],
  ['A\u0308rmel', 'ÄRMEL'],
])('writes %s as %s', (text, letters) => expect(lettersOf(text)).toBe(letters));

test.each([
  ['ä', 'Ä'],
  ['ß', 'S'],
  ['q', 'Q'],
  ['Tab', undefined],
  ['7', undefined],
  ['é', undefined],
])('the key %s enters %s', (key, letter) => expect(letterOfKey(key)).toBe(letter));

test('words that contain rude ones are never used', () => {
  expect(isHarmless('SAUERTEIG')).toBe(false);
  expect(isHarmless('VULKAN')).toBe(true);
});

test('a cell is filled and emptied', () => {
  const state = entered({ letters: '....' }, 2, 'V');
  expect(letterAt(state, 2)).toBe('V');
  expect(entered(state, 2)).toEqual({ letters: '....' });
});
