import { signShape } from '@/lib/puzzles/cipher/signs';
import { INK, inkLine, svg } from './grey-drawing';

const PEN = 1.8;

/** signDrawing(7) → '<svg …>…</svg>', a square with a point */
export function signDrawing(sign: number): string {
  const { outline, isFull, hasDot, lines } = signShape(sign);
  const full = isFull ? `<path d="${outline}" fill="${INK}"/>` : '';
  const dot = hasDot ? `<circle cx="12" cy="13" r="3" fill="${INK}"/>` : '';
  return svg('-1 -1 26 26', full + inkLine(outline, PEN) + dot + (lines && inkLine(lines, PEN)));
}
