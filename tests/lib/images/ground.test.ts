import { GROUNDS, groundOf } from '@/lib/images/ground';
import { palette } from '@/lib/title/title';

test('a picture that is on its way is announced by the colour of the palette next to its own', () => {
  for (const name of GROUNDS) expect(groundOf(palette[name])).toBe(name);
  expect(groundOf('#b8e8f8')).toBe('sky');
  expect(groundOf('#181848')).toBe('ink');
  expect(groundOf(palette.sunDeep)).toBe('sun');
});

test('what is seen through stays so', () => {
  expect(groundOf('transparent')).toBeUndefined();
});
