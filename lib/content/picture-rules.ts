import { kindOf, WIDTHS } from '@/lib/images/settings';
import type { Size } from './picture-size';

/** In pixels: a scene fills a desktop column at double density. */
export const MIN_WIDTH = 1200;

export const MEGABYTE = 1024 * 1024;
export const MAX_BYTES = 12 * MEGABYTE;
/** In pixels, twice a camera's photo. A megabyte of a single colour can hold a thousand times as many and exhaust memory. */
export const MAX_PIXELS = 100_000_000;

/** Narrowest width made for a picture of this shape: narrowest({ width: 90, height: 120 }) → 160 */
export const narrowest = (size: Size) => Math.min(...WIDTHS[kindOf(size)]);
