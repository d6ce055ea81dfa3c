const BLOCKS = 'p, h2, h3, h4, li, dt, dd, figcaption';

const isShown = (element: Element) => element.getClientRects().length > 0;

/** Everything that is text to read on the page: readingParts() → [the article's text] */
export const readingParts = () => [...document.querySelectorAll<HTMLElement>('[data-reading]')];

/** Its paragraphs, headings and entries that are shown, in their order, none within another or in the margin: blocksIn(parts) → [h2, p, p] */
export const blocksIn = (parts: readonly Element[]) =>
  parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(BLOCKS)])
    .filter((block) => !block.querySelector(BLOCKS) && !block.closest('[popover], .margin') && isShown(block));

/** How much of the window's top the masthead covers, in pixels: covered() → 80 */
export const covered = () => Number(getComputedStyle(document.documentElement).scrollPaddingTop.replace('px', '')) || 0;
