import { palette } from 'content/title';
import { nearestColour, PLACEHOLDER_COLOURS } from '@/lib/images/ground';

test('a picture’s placeholder is the nearest palette colour', () => {
  for (const name of PLACEHOLDER_COLOURS) expect(nearestColour(palette[name])).toBe(name);
  expect(nearestColour('#b8e8f8')).toBe('sky');
  expect(nearestColour('#181848')).toBe('ink');
  expect(nearestColour(palette.sunDeep)).toBe('sun');
});

test('a transparent picture has no placeholder colour', () => {
  expect(nearestColour('transparent')).toBeUndefined();
});
