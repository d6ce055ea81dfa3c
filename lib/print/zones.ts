import type { Zone } from './manifest';
import type { Place } from './metadata';

const PAGE = { width: 280, height: 400 };
const TENTHS = 10;

/** Areas of a page's pieces, in percent:
 * zonesOf([{ page: 2, piece: 0, x: 28, y: 40, … }], 2) → [{ piece: 0, x: 10, y: 10, width: 50, height: 50 }] */
export function zonesOf(places: readonly Place[], page: number): Zone[] {
  const share = (millimetres: number, whole: number) =>
    Math.round((Math.min(Math.max(millimetres, 0), whole) / whole) * 100 * TENTHS) / TENTHS;
  return places
    .filter((place) => place.page === page)
    .map(({ piece, x, y, width, height }) => {
      const [left, top] = [share(x, PAGE.width), share(y, PAGE.height)];
      const [right, bottom] = [share(x + width, PAGE.width), share(y + height, PAGE.height)];
      const rounded = (value: number) => Math.round(value * TENTHS) / TENTHS;
      return { piece, x: left, y: top, width: rounded(right - left), height: rounded(bottom - top) };
    })
    .sort((a, b) => a.piece - b.piece);
}
