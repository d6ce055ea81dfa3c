import { textsIn } from '../highlights';
import { blocksIn, covered, readingParts } from './reading';

const letter = (text: Text, at: number) => {
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, Math.min(at + 1, text.length));
  return range;
};

/** What stands beside the text on a wide screen finds another place when the text grows. */
const isRunning = (block: Element) => !block.closest('figure') && getComputedStyle(block).float === 'none';

/** The first letter that is read below this line of the window, found by halving. → Range */
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

/** Whatever the change does to the text: the word at the top of the window stays there (R-AID-8). */
export function keepPlace(change: () => void): void {
  const place = firstLetterBelow(covered());
  const before = place?.getBoundingClientRect().top ?? 0;
  const isInSight = place !== undefined && before < window.innerHeight;
  const { style } = document.documentElement;
  // Else the browser's own anchoring would move the page as well.
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
