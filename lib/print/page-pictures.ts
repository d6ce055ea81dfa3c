import { join } from 'node:path';
import { hashOf } from 'german/hash';
import sharp from 'sharp';
import { writeAtomic } from '@/lib/atomic-file';
import type { PagePicture } from '@/lib/issues/manifest';
import { pagePicturesPath } from '@/lib/paths';
import type { Pixels } from './raster';

/** Widths in pixels: in a row of pages, on a phone, for zooming. */
export const WIDTHS = { thumb: 384, small: 640, large: 1760 } as const;
type Size = keyof typeof WIDTHS;
type EncodedPicture = { width: number; height: number; avif: Buffer; webp: Buffer };

/** Measured on six pages: more effort takes five times as long for the large picture and saves a fifth of its bytes; for
 * the smaller ones it takes 3 to 15 times as long and saves nothing. Chroma subsampling, which WebP always has, saves a
 * third of the time and 5 % of the bytes. */
const AVIF = {
  thumb: { quality: 40, effort: 0, chromaSubsampling: '4:2:0' },
  small: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
  large: { quality: 50, effort: 0, chromaSubsampling: '4:2:0' },
} as const;
const WEBP = {
  thumb: { quality: 72, effort: 5 },
  small: { quality: 78, effort: 3 },
  large: { quality: 78, effort: 2 },
} as const;

async function encode(size: Size, page: Pixels): Promise<EncodedPicture> {
  const width = WIDTHS[size];
  const height = Math.round((width * page.info.height) / page.info.width);
  const picture = sharp(page.data, { raw: page.info }).removeAlpha().resize(width, height, { kernel: 'lanczos3' });
  const [avif, webp] = await Promise.all([
    picture.clone().avif(AVIF[size]).toBuffer(),
    picture.clone().webp(WEBP[size]).toBuffer(),
  ]);
  return { width, height, avif, webp };
}

/** Writes each width in both formats: pagePictures(pixels, '.cache/print/out', '2026-47', 1) → { thumb: { width: 384, … }, small: …, large: … } */
export async function pagePictures(
  page: Pixels,
  out: string,
  issue: string,
  number: number,
): Promise<Record<Size, PagePicture>> {
  const [thumb, small, large] = await Promise.all([
    encode('thumb', page),
    encode('small', page),
    encode('large', page),
  ]);
  // All sizes share one hash, so that an offline page finds another size by name.
  const hash = hashOf(
    [thumb, small, large].flatMap(({ avif, webp }) => [avif, webp]),
    8,
  );
  const address = `${pagePicturesPath(issue, number)}-${hash}`;
  const written = ({ width, height, ...formats }: EncodedPicture): PagePicture => {
    const put = (format: keyof typeof formats) => {
      const path = `${address}-${width}.${format}`;
      writeAtomic(join(out, path), formats[format]);
      return path;
    };
    return { width, height, avif: put('avif'), webp: put('webp') };
  };
  return { thumb: written(thumb), small: written(small), large: written(large) };
}
