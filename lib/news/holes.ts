import type { Block } from 'content/kinds';
import type { TextVersion } from './levels';
import { type Heights, textLines } from './lines';

// Estimated, as CSS alone looked worse at 1280 pixels (28 November 2026): with floats and no questions, 38 gaps in the margins of 64
// texts were higher than 320 pixels, instead of 9; with a grid row from picture to picture, 43 gaps of up to 928 pixels were in the text.

/** A box in the margin: index of the block beside it, height in lines of text. */
export type Box = { at: number; lines: number };
/** Free lines of the margin; `behind` is the index of the block whose margin content ends above, -1 if there is none. */
export type Gap = { from: number; to: number; behind: number };

/** Fourth powers, so that many small gaps count less than a large one: emptiness([{ from: 0, to: 3, behind: -1 }]) → 81 */
export const emptiness = (gaps: readonly Gap[]) => gaps.reduce((sum, { from, to }) => sum + (to - from) ** 4, 0);

/** Gaps in the margin, and how far its figures stand below their place and its end below the text, in lines:
 * layOutMargin(blocks, 'ganz', heights) → { holes: [{ from: 6.4, to: 9.6, behind: -1 }], pushed: 0 } */
export function layOutMargin(
  blocks: readonly Block[],
  level: TextVersion,
  heights: Heights,
  words = 0,
  boxes: Box[] = [],
) {
  const holes: Gap[] = [];
  const first = blocks.findIndex(({ type }) => type === 'paragraph');
  let text = 0;
  let margin = words;
  let behind = -1;
  let pushed = 0;
  const stand = (lines: number, at: number) => {
    const top = Math.max(text, margin);
    holes.push({ from: margin, to: top, behind });
    margin = top + lines;
    behind = at;
  };
  for (const [at, block] of blocks.entries()) {
    const box = boxes.find((one) => one.at === at);
    if (box) stand(box.lines, at);
    const lines = heights(block);
    if (lines > 0) {
      pushed += Math.max(0, margin - text);
      stand(lines, at);
    }
    text += textLines(block, level, at === first);
  }
  holes.push({ from: margin, to: Math.max(text, margin), behind });
  pushed += Math.max(0, margin - text);
  return { holes, pushed };
}
