import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pixelsFor, printPictures, withPictures } from '@/lib/print/pictures';

const folder = mkdtempSync(join(tmpdir(), 'print-'));
const cache = join(folder, 'cache');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const colour = { r: 255, g: 95, b: 73 };
beforeAll(async () => {
  const create = { width: 1200, height: 600, channels: 3 as const, background: colour };
  await sharp({ create }).webp().toFile(join(folder, 'scene.webp'));
  await sharp({ create }).withMetadata({ orientation: 6 }).webp().toFile(join(folder, 'turned.webp'));
  const hole = { create: { width: 1200, height: 600, channels: 4 as const, background: { ...colour, alpha: 0 } } };
  await sharp(hole)
    .composite([{ input: { create: { ...create, width: 600 } } }])
    .webp()
    .toFile(join(folder, 'free.webp'));
});

const picture = (src: string) => ({ image: { src, alt: 'Ein Bild zum Prüfen' } });
const made = async (src: string, shown?: number) => {
  const found = (await printPictures(picture(src), folder, cache, shown ? new Map([[src, shown]]) : undefined)).get(
    src,
  );
  return { ...found, bytes: readFileSync(join('/', process.cwd(), found?.file ?? '')) };
};

test('print resolution is 200 dpi', () => expect(pixelsFor(25.4)).toBe(200));

test('a picture is embedded no larger than printed', async () => {
  expect((await sharp((await made('scene.webp', 60)).bytes).metadata()).width).toBe(pixelsFor(60));
  expect((await sharp((await made('scene.webp', 256)).bytes).metadata()).width).toBe(1200);
});

test('dimensions come from the original, so a smaller copy changes no layout', async () =>
  expect(await made('scene.webp', 60)).toMatchObject({ width: 1200, height: 600 }));

test('a photo is rotated by its EXIF orientation', async () => {
  const { bytes, ...shape } = await made('turned.webp', 60);
  expect(shape).toMatchObject({ width: 600, height: 1200 });
  const { width, height } = await sharp(bytes).metadata();
  expect(height / width).toBeCloseTo(2, 1);
});

test('a transparent picture stays transparent, with its colours as JPEG', async () => {
  const { file, bytes } = await made('free.webp', 256);
  expect(file).toMatch(/\.svg$/);
  expect(bytes.toString()).toContain('data:image/jpeg');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(data[(300 * info.width + 20) * info.channels + 3]).toBeLessThan(10);
  expect(data[(300 * info.width + 600) * info.channels + 3]).toBeGreaterThan(245);
});

test('while pages are closed, a blank drawing with the picture’s hash and size replaces it', async () => {
  const { file, bytes, ...shape } = await made('scene.webp');
  expect(shape).toMatchObject({ width: 1200, height: 600 });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'svg', width: 1200, height: 600 });
  expect((await made('free.webp')).file).not.toBe(file);
});

test('a missing picture is reported with its field and path', async () =>
  expect(printPictures(picture('fehlt.webp'), folder, cache)).rejects.toThrow(
    'image.src: content/pictures/fehlt.webp fehlt',
  ));

test('templates get file and size beside the alternative text', async () => {
  const pictures = await printPictures(picture('scene.webp'), folder, cache);
  expect(withPictures(picture('scene.webp'), pictures).image).toEqual({
    ...picture('scene.webp').image,
    ...pictures.get('scene.webp'),
  });
});
