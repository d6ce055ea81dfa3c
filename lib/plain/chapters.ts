import { navigationType } from './arrival-by';

/** The chapters after the element with this attribute are laid out only near the viewport. */
const MARK = 'data-chapters';

/**
 * Lays out the landing page's chapters below the first one when the page is loaded, one a frame, so that no frame takes
 * long (decision 0013). At once where a position is to be kept: at a section's address, after a reload, on going back.
 */
export function layOutChapters(): void {
  let last = document.querySelector(`[${MARK}]`);
  if (location.hash || navigationType() !== 'navigate') last?.toggleAttribute(MARK);
  else addEventListener('load', layOutNext);

  function layOutNext() {
    last?.toggleAttribute(MARK);
    last = last?.nextElementSibling ?? null;
    if (last?.toggleAttribute(MARK)) requestAnimationFrame(layOutNext);
  }
}
