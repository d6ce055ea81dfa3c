import { isWhole, pictureSize } from 'content/picture-size';
import sharp, { type Sharp } from 'sharp';

const blank = (channels: 3 | 4, width = 740, height = 21) =>
  sharp({ create: { width, height, channels, background: '#ffffff80' } });

const KINDS: [what: string, picture: Sharp][] = [
  ['a WebP', blank(3).webp({ quality: 50 })],
  ['a lossless WebP', blank(3).webp({ lossless: true })],
  ['a transparent WebP', blank(4).webp({ quality: 50 })],
  ['a transparent lossless WebP', blank(4).webp({ lossless: true })],
  ['a PNG', blank(4).png()],
  ['a JPEG', blank(3).jpeg()],
  [
    'a JPEG with EXIF data',
    blank(3)
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Copyright: 'Probe' } }),
  ],
];

test.each(KINDS)('reads the size of %s from its header, and knows it from its beginning alone', async (_, picture) => {
  const bytes = await picture.toBuffer();
  expect(pictureSize(bytes)).toEqual({ width: 740, height: 21 });
  for (let length = 0; length < Math.min(bytes.length, 400); length += 1)
    expect([undefined, { width: 740, height: 21 }]).toContainEqual(pictureSize(bytes.subarray(0, length)));
  expect(isWhole(bytes)).toBe(true);
  const [half, most] = [bytes.subarray(0, bytes.length / 2), bytes.subarray(0, -12)];
  expect([half, most].filter((part) => pictureSize(part) && isWhole(part))).toEqual([]);
});

test.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', `RIFF0000WEBPVP8?${'0'.repeat(40)}`])(
  'a file that is not a photo has no size: %s',
  (text) => expect(pictureSize(Buffer.from(text))).toBeUndefined(),
);
