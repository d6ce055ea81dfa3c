import { pictureFile, rawAddress } from 'content/picture-file';
import { kindOf, WIDTHS } from 'content/picture-rules';
import { fileName } from '@/lib/images/settings';

test('neighbouring widths differ by at most 1.5 times', () => {
  for (const widths of Object.values(WIDTHS)) {
    for (const [index, width] of widths.slice(1).entries()) {
      expect(width / (widths[index] ?? 1)).toBeLessThanOrEqual(1.5);
    }
  }
});

test('the kind of a picture follows from its aspect ratio', () => {
  expect(kindOf({ width: 1200, height: 675 })).toBe('scene');
  expect(kindOf({ width: 1600, height: 900 })).toBe('hero');
  expect(kindOf({ width: 640, height: 640 })).toBe('object');
  expect(kindOf({ width: 900, height: 1200 })).toBe('cover');
});

test('a derived file is named by hash and width', () =>
  expect(fileName('1f2e3d4c', 480, 'avif')).toBe('1f2e3d4c-480.avif'));

test('a code host’s page of a picture becomes the raw URL (R-CON-5)', () => {
  expect(rawAddress('https://github.com/verlag/bilder/blob/main/zoo/elefant.png')).toBe(
    'https://raw.githubusercontent.com/verlag/bilder/main/zoo/elefant.png',
  );
  expect(rawAddress('https://www.example.com/blob/zoo.png')).toBe('https://www.example.com/blob/zoo.png');
});

test('a remote picture has the same file for every form of its URL', () => {
  const blob = pictureFile('https://github.com/verlag/bilder/blob/main/zoo.png');
  expect(blob).toMatch(/^remote\/[0-9a-f]{16}\.png$/);
  expect(pictureFile('https://raw.githubusercontent.com/verlag/bilder/main/zoo.png')).toBe(blob);
  expect(pictureFile('events/zoo.webp')).toBe('events/zoo.webp');
});
