import { join } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '@/lib/build/kept';
import { hashOf } from '@/lib/hash';
import { pagePicturesPath } from '@/lib/pages/paths';
import type { PagePicture } from './manifest';
import type { Pixels } from './raster';

/** A page in a row of some, on a phone, and to zoom into; in pixels. */
export const WIDTHS = { thumb: 384, small: 640, large: 1760 } as const;
type Size = keyof typeof WIDTHS;
type Made = { width: number; height: number; avif: Buffer; webp: Buffer };

/** As measured on six pages: more effort at the large one takes five times as long for a fifth of its bytes; at the smaller
 * ones it takes three to fifteen times as long and saves nothing. Colours at half the size, as WebP has them always, take a third
 * off the time and 5 % off the bytes. */
const AVIF = {
  thumb: { quality: 40, effort: 2, chromaSubsampling: '4:2:0' },
  small: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  large: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
} as const;
const WEBP = {
  thumb: { quality: 72, effort: 5 },
  small: { quality: 78, effort: 3 },
  large: { quality: 78, effort: 2 },
} as const;

async function made(size: Size, page: Pixels): Promise<Made> {
  const width = WIDTHS[size];
  const height = Math.round((width * page.info.height) / page.info.width);
  const picture = sharp(page.data, { raw: page.info }).removeAlpha().resize(width, height, { kernel: 'lanczos3' });
  const [avif, webp] = await Promise.all([
    picture.clone().avif(AVIF[size]).toBuffer(),
    picture.clone().webp(WEBP[size]).toBuffer(),
  ]);
  return { width, height, avif, webp };
}

/** Both formats of each width: pagePictures(pixels, '.cache/print/out', '2026-47', 1) → { thumb: { width: 384, … }, small: …, large: … } */
export async function pagePictures(
  page: Pixels,
  out: string,
  issue: string,
  number: number,
): Promise<Record<Size, PagePicture>> {
  const [thumb, small, large] = await Promise.all([made('thumb', page), made('small', page), made('large', page)]);
  // One hash for all, so that a page without network finds the size it has by the name of the one it wants.
  const hash = hashOf(
    [thumb, small, large].flatMap(({ avif, webp }) => [avif, webp]),
    8,
  );
  const address = `${pagePicturesPath(issue, number)}-${hash}`;
  const written = ({ width, height, ...formats }: Made): PagePicture => {
    const put = (format: keyof typeof formats) => {
      const path = `${address}-${width}.${format}`;
      writeWhole(join(out, path), formats[format]);
      return path;
    };
    return { width, height, avif: put('avif'), webp: put('webp') };
  };
  return { thumb: written(thumb), small: written(small), large: written(large) };
}
