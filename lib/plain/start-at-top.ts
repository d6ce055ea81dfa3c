import { navigationType } from './arrival-by';

/** Scrolls an address without an anchor to the top after a reload (R-TIP-7); going back keeps the position. */
export function startAtTop(): void {
  if (location.hash.length > 1) return;
  if (navigationType() !== 'reload') return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  // Browsers may restore the old position until the load event.
  history.scrollRestoration = 'manual';
  addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')), { once: true });
}
