import { arrivalBy } from './arrival-by';

/** Without an anchor a list starts at its top, after a reload as well (R-TIP-7); going back keeps the place. */
export function startAtTop(): void {
  if (location.hash.length > 1) return;
  if (arrivalBy() !== 'reload') return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  // The browser may bring the old place back until the page is loaded.
  history.scrollRestoration = 'manual';
  addEventListener('load', () => setTimeout(() => (history.scrollRestoration = 'auto')), { once: true });
}
