import { GROUNDS, groundOf } from '@/lib/images/ground';
import { palette } from '@/lib/palette';

test('a picture’s placeholder is the nearest palette colour', () => {
  for (const name of GROUNDS) expect(groundOf(palette[name])).toBe(name);
  expect(groundOf('#b8e8f8')).toBe('sky');
  expect(groundOf('#181848')).toBe('ink');
  expect(groundOf(palette.sunDeep)).toBe('sun');
});

test('a transparent picture has no placeholder colour', () => {
  expect(groundOf('transparent')).toBeUndefined();
});
