import { textsIn } from '../highlights';
import { blocksIn, mastheadHeight, readingParts } from './reading';

const letter = (text: Text, at: number) => {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, Math.min(at + 1, text.length));
  return range;
};

/** Excludes figures and floats, which move elsewhere on a wide screen when the text grows. */
const isRunning = (block: Element) => !block.closest('figure') && getComputedStyle(block).float === 'none';

/** Binary search for the first letter below `edge`, a line of the viewport. → Range */
function firstLetterBelow(edge: number): Range | undefined {
  const below = blocksIn(readingParts()).filter((block) => block.getBoundingClientRect().bottom > edge);
  const block = below.find(isRunning) ?? below[0];
  const bottomOf = (range: Range) => range.getBoundingClientRect().bottom;
  for (const text of block ? textsIn(block) : []) {
    if (text.length === 0 || bottomOf(letter(text, text.length - 1)) <= edge) continue;
    let [low, high] = [0, text.length - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (bottomOf(letter(text, middle)) > edge) high = middle;
      else low = middle + 1;
    }
    return letter(text, low);
  }
  return undefined;
}

/** Keeps the word at the top of the viewport in place while the text changes (R-AID-8). */
export function keepScrollPosition(change: () => void): void {
  const place = firstLetterBelow(mastheadHeight());
  const before = place?.getBoundingClientRect().top ?? 0;
  const isInSight = place !== undefined && before < window.innerHeight;
  const { style } = document.documentElement;
  // Otherwise the browser's scroll anchoring would move the page as well.
  style.overflowAnchor = 'none';
  change();
  const settle = () => {
    if (!isInSight) return;
    const moved = (place?.getBoundingClientRect().top ?? before) - before;
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' });
  };
  settle();
  requestAnimationFrame(() => {
    settle();
    requestAnimationFrame(() => style.removeProperty('overflow-anchor'));
  });
}
