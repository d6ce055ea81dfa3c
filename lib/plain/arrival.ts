import { arrivalBy } from './arrival-by';
import { READERS_SIGNS } from './readers-signs';

/** How long after arrival the page scrolls to its section (R-NAV-5). */
const DELAY = 100;

/** How long the way to a section may take; later scrolling is the reader's own. */
const LONGEST_WAY = 2000;

/** The element a hash names; one that is no proper address, like '#%', names nothing. */
function named(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls to the section the address names, below the header, and moves the focus along; as what loads above may move it
 * meanwhile, the way is set right at its end. Going back keeps the place. Without script the browser jumps there by itself. */
export function arrival(): void {
  const { hash } = location;
  if (hash.length < 2 || arrivalBy() === 'back_forward') return;
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  for (const sign of READERS_SIGNS) addEventListener(sign, end, { signal, passive: true });
  setTimeout(end, DELAY + LONGEST_WAY);
  setTimeout(() => {
    const target = named(hash);
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
