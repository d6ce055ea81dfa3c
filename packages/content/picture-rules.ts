import type { Size } from './picture-size';

/** In pixels: a scene fills a desktop column at double density. */
export const MIN_WIDTH = 1200;

export const MEGABYTE = 1024 * 1024;
export const MAX_BYTES = 12 * MEGABYTE;
/** In pixels, twice a camera's photo. A megabyte of a single colour can hold a thousand times as many and exhaust memory. */
export const MAX_PIXELS = 100_000_000;

/** Adjacent widths differ by a factor of 1.5 at most (R-FAST-4). */
export const WIDTHS = {
  scene: [320, 480, 720, 1080],
  hero: [320, 480, 720, 1080, 1600],
  object: [128, 192, 288, 432],
  cover: [160, 240, 360, 540],
} as const;

/** Kind of picture, by its shape: kindOf({ width: 1600, height: 900 }) → 'hero' */
export function kindOf({ width, height }: { width: number; height: number }): keyof typeof WIDTHS {
  if (width === height) return 'object';
  if (width < height) return 'cover';
  return width >= 1600 ? 'hero' : 'scene';
}

/** Narrowest width made for a picture of this shape: narrowest({ width: 90, height: 120 }) → 160 */
export const narrowest = (size: Size) => Math.min(...WIDTHS[kindOf(size)]);
