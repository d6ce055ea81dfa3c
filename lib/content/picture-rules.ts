import { kindOf, WIDTHS } from '@/lib/images/settings';
import type { Size } from './picture-size';

/** In points: a scene fills the width of a desk's column on a screen of twice the points. */
export const LEAST_WIDTH = 1200;

export const MEGABYTE = 1024 * 1024;
export const MOST_BYTES = 12 * MEGABYTE;
/** A camera's photo has half as many; a megabyte of one colour can hold a thousand times as many and fills a machine's memory. */
export const MOST_POINTS = 100_000_000;

/** The narrowest picture of its shape that the build makes: narrowest({ width: 90, height: 120 }) → 160 */
export const narrowest = (size: Size) => Math.min(...WIDTHS[kindOf(size)]);
