const BLOCKS = 'p, h2, h3, h4, li, dt, dd, figcaption';

const isShown = (element: Element) => element.getClientRects().length > 0;

/** Elements with text to read: readingParts() → [the article's text] */
export const readingParts = () => [...document.querySelectorAll<HTMLElement>('[data-reading]')];

/** Visible paragraphs, headings and list items in document order, innermost only, without the margin: blocksIn(parts) → [h2, p, p] */
export const blocksIn = (parts: readonly Element[]) =>
  parts
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(BLOCKS)])
    .filter((block) => !block.querySelector(BLOCKS) && !block.closest('[popover], .margin') && isShown(block));

/** Height of the viewport covered by the masthead, in pixels: mastheadHeight() → such as 80 */
export const mastheadHeight = () =>
  Number(getComputedStyle(document.documentElement).scrollPaddingTop.replace('px', '')) || 0;
