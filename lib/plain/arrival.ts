import { navigationType } from './arrival-by';
import { USER_INPUT_EVENTS } from './readers-signs';

/** Milliseconds from arrival until the page scrolls to its section (R-NAV-5). */
const DELAY = 100;

/** Milliseconds that scrolling to a section may take; later scrolling is the reader's own. */
const LONGEST_WAY = 2000;

/** Scrolls to the section of the address and moves the focus there; corrects the position at the end, as late content
 * may have shifted it. Keeps the position on going back. Without JavaScript the browser jumps there by itself. */
export function scrollToAnchor(): void {
  if (location.hash.length < 2 || navigationType() === 'back_forward') return;
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  for (const sign of USER_INPUT_EVENTS) addEventListener(sign, end, { signal, passive: true });
  setTimeout(end, DELAY + LONGEST_WAY);
  setTimeout(() => {
    const target = document.querySelector<HTMLElement>(':target');
    if (!target || signal.aborted) return;
    const setRight = () => {
      const place = scrollY;
      target.scrollIntoView({ behavior: 'instant' });
      if (scrollY === place) end();
    };
    addEventListener('scrollend', setRight, { signal });
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, DELAY);
}
