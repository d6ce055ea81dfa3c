import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WIDTHS } from 'content/picture-rules';
import { picture } from 'content/schema/picture';
import sharp, { type OverlayOptions } from 'sharp';
import { derivePicture, pictureSources } from '@/lib/images/derive';
import { CACHE, filesOf } from '@/lib/images/settings';

test('a small drawing is rasterized at display size', async () => {
  const root = mkdtempSync(join(tmpdir(), 'duda-small-drawing-'));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>';
  writeFileSync(join(root, 'stern.svg'), drawing);
  const facts = await derivePicture(root, 'stern.svg');
  expect(facts.widths).toEqual(WIDTHS.object);
  for (const name of [...filesOf(facts), `stern.svg-${facts.hash}.json`]) rmSync(join(CACHE, name));
  rmSync(root, { recursive: true });
});

test('a photo is used as the camera stores it: turned upright, small, without the place where it was taken (R-FAST-4)', async () => {
  const root = mkdtempSync(join(tmpdir(), 'duda-photo-'));
  const [top, bottom] = ['#d02020', '#2020d0'].map((background) => ({
    input: { create: { width: 6000, height: 1000, channels: 3 as const, background } },
  }));
  const photo = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#20a020' } })
    .composite([
      { ...top, left: 0, top: 0 },
      { ...bottom, left: 0, top: 3000 },
    ] as OverlayOptions[])
    .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '50/1 56/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  writeFileSync(join(root, 'IMG_1234.JPG'), photo);
  expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(0);
  expect(pictureSources(root)).toEqual(['IMG_1234.JPG']);
  expect(picture.shape.src.safeParse('events/IMG_1234.JPG').success).toBe(true);

  const facts = await derivePicture(root, 'IMG_1234.JPG');
  expect(facts).toMatchObject({ width: 4000, height: 6000, widths: WIDTHS.cover });
  for (const name of filesOf(facts)) {
    const file = join(CACHE, name);
    const { exif, orientation, width, height } = await sharp(file).metadata();
    expect([name, exif, orientation, width < height]).toEqual([name, undefined, undefined, true]);
    // What the camera saw at the top is on the right once it is turned by 90 degrees.
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    const at = info.channels * (Math.floor(info.height / 2) * info.width + info.width - 2);
    expect([name, (data[at] ?? 0) > 150]).toEqual([name, true]);
  }
  for (const name of [...filesOf(facts), `IMG_1234.JPG-${facts.hash}.json`]) rmSync(join(CACHE, name));
  rmSync(root, { recursive: true });
});

test('a HEIC photo is refused with a way to make a JPEG', () => {
  const { error } = picture.shape.src.safeParse('events/IMG_1234.HEIC');
  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('Maximal kompatibel')]);
});
