import { textsIn } from '../highlights';
import { blocksIn, readingParts } from './reading';

/** In page pixels; `left` and `right` are those of the column. */
export type Line = { top: number; bottom: number; left: number; right: number };

const middle = ({ top, bottom }: Line) => (top + bottom) / 2;

/** All lines of text in reading order: linesOfPage() → [{ top: 900, bottom: 932, left: 24, right: 664 }, …] */
export function linesOfPage(): Line[] {
  const range = document.createRange();
  return blocksIn(readingParts()).flatMap((block) => {
    const { left, right } = block.getBoundingClientRect();
    const lines: Line[] = [];
    for (const text of textsIn(block)) {
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        if (rect.width < 1) continue;
        const [top, bottom] = [rect.top + window.scrollY, rect.bottom + window.scrollY];
        const last = lines.at(-1);
        const isSame = last && top < middle(last) && bottom > middle(last);
        if (isSame) Object.assign(last, { top: Math.min(last.top, top), bottom: Math.max(last.bottom, bottom) });
        else lines.push({ top, bottom, left: left + window.scrollX, right: right + window.scrollX });
      }
    }
    return lines;
  });
}

/** Index of the line nearest to a point of the page: lineNear(lines, 100, 910) → 0; -1 without lines */
export function lineNear(lines: readonly Line[], x: number, y: number): number {
  const away = ({ left, right, top, bottom }: Line) =>
    Math.max(left - x, x - right, 0) * 2 + Math.max(top - y, y - bottom, 0);
  const distances = lines.map(away);
  return distances.indexOf(Math.min(...distances));
}
