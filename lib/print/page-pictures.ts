import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { issuePageAnchor, issuePath } from '@/lib/pages/paths';
import type { PagePicture } from './manifest';
import type { Pixels } from './raster';

/** A page in a row of some, on a phone, and to zoom into; in pixels. */
export const WIDTHS = { thumb: 360, small: 640, large: 1760 } as const;
type Size = keyof typeof WIDTHS;

/** As measured on six pages: more effort at the large one takes five times as long for a fifth of its bytes. */
const AVIF = {
  thumb: { quality: 45, effort: 5 },
  small: { quality: 50, effort: 2 },
  large: { quality: 50, effort: 0 },
} as const;
const WEBP = {
  thumb: { quality: 72, effort: 5 },
  small: { quality: 78, effort: 3 },
  large: { quality: 78, effort: 2 },
} as const;

const named = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/** Both formats of one width, below `out`: → { width: 640, height: 914, avif: '/ausgabe/2026-47/seite-1-640.1f2e3d4c.avif', webp: … } */
async function written(size: Size, page: Pixels, out: string, address: string): Promise<PagePicture> {
  const width = WIDTHS[size];
  const height = Math.round((width * page.info.height) / page.info.width);
  const picture = sharp(page.data, { raw: page.info }).removeAlpha().resize(width, height, { kernel: 'lanczos3' });
  const [avif, webp] = await Promise.all([
    picture.clone().avif(AVIF[size]).toBuffer(),
    picture.clone().webp(WEBP[size]).toBuffer(),
  ]);
  const put = (bytes: Buffer, format: string) => {
    const path = `${address}-${width}.${named(bytes)}.${format}`;
    writeFileSync(join(out, path), bytes);
    return path;
  };
  return { width, height, avif: put(avif, 'avif'), webp: put(webp, 'webp') };
}

/** All sizes of a page: pagePictures(pixels, '.cache/print/out', '2026-47', 1) → { thumb: { width: 360, … }, small: …, large: … } */
export async function pagePictures(
  page: Pixels,
  out: string,
  issue: string,
  number: number,
): Promise<Record<Size, PagePicture>> {
  mkdirSync(join(out, issuePath(issue)), { recursive: true });
  const address = `${issuePath(issue)}${issuePageAnchor(number)}`;
  const [thumb, small, large] = await Promise.all([
    written('thumb', page, out, address),
    written('small', page, out, address),
    written('large', page, out, address),
  ]);
  return { thumb, small, large };
}
