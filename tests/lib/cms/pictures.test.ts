import { MAX_BYTES } from 'content/picture-rules';
import { cleanName, judged } from '@/lib/cms/pictures';

const photo = { name: 'zoo.jpg', type: 'image/jpeg', size: 3_000_000, width: 2000, height: 1125 };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

test('a large photo and a drawing are accepted without warning', () => {
  expect(judged(photo)).toEqual({});
  const svg = bytesOf(`<?xml version="1.0"?>${SVG}`);
  expect(judged({ name: 'zoo.svg', type: 'image/svg+xml', size: 900, svg })).toEqual({ drawing: SVG });
});

test.each([
  ['a scene', 1199, 675, true],
  ['a scene', 1200, 675, false],
  ['a cover', 539, 800, true],
  ['a cover', 540, 800, false],
  ['a cut-out', 431, 431, true],
  ['a cut-out', 432, 432, false],
])('warns if %s, %d pixels wide and %d high, is too small', (_, width, height, isSmall) => {
  const { warning: told, refused } = judged({ ...photo, width, height });
  expect(refused).toBeUndefined();
  expect(told !== undefined).toBe(isSmall);
  if (isSmall) expect(told).toContain(`„zoo.jpg“ ist nur ${width.toLocaleString('de')} Punkte breit`);
});

test.each([
  ['a file that is not a picture', { name: 'brief.pdf', type: 'application/pdf', size: 9 }, /kein Bild/],
  ['an animated GIF', { name: 'zoo.gif', type: 'image/gif', size: 9, width: 2000, height: 900 }, /kein Bild/],
  ['a file that is too large', { ...photo, size: MAX_BYTES * 1.25 }, /hat 15 MB, erlaubt sind 12\./],
  [
    'a decompression bomb',
    { ...photo, width: 30_000, height: 30_000 },
    /hat 30\.000 × 30\.000 Punkte, erlaubt sind 100 Millionen\. .*mit 2400 Punkten Breite, geht es/,
  ],
  [
    'a picture too narrow for any page',
    { ...photo, width: 319, height: 180 },
    /ist nur 319 Punkte breit\. .* nötig sind 320, besser sind 1\.200 oder mehr/,
  ],
  ['a damaged file', { name: 'zoo.png', type: 'image/png', size: 9 }, /beschädigt/],
  ['a photo this browser cannot read', { name: 'IMG_1.HEIC', type: 'image/heic', size: 9 }, /HEIC.*Als JPEG/],
  [
    'a drawing with a script',
    { name: 'zoo.svg', type: 'image/svg+xml', size: 9, svg: bytesOf(SVG.replace('<path', '<script/><path')) },
    /Gefunden: <script\. /,
  ],
])('refuses %s and says why (R-DESK-12)', (_, file, sentence) => {
  expect(judged(file).refused).toMatch(sentence);
});

test.each([
  ['Größter Berg_2.JPG', 'groesster-berg-2.jpg'],
  ['IMG 4711.final.PNG', 'img-4711-final.png'],
  ['Café à Lyon.webp', 'cafe-a-lyon.webp'],
  ['Gro\u0308ße.svg', 'groesse.svg'],
  ['…', 'bild'],
  ['zoo', 'zoo'],
])('stores a picture named “%s” as %s', (name, stored) => expect(cleanName(name)).toBe(stored));
