import { unhyphenated } from '@/lib/hyphens';
import { whenInView } from './when-in-view';

/** R-TIP-7: the page waits 100 ms after arrival, and marks the tip for 2 seconds. */
export const MARK_DELAY = 100;
const MARKED = 2000;

/** In the window, not just at its lower edge. */
const SEEN = '0px 0px -20% 0px';

/** Marks a tip from when it has come into view, as the way there may take longer than the mark lasts, and tells it to screen
 * readers: markWhenSeen(tip, 'Hier ist dein Buchtipp', (words) => …) → ends the wait */
export function markWhenSeen(tip: HTMLElement, found: string, tell: (words: string) => void): () => void {
  return whenInView(tip, SEEN, () => {
    tip.dataset.arrived = found;
    tell(`${found}: ${unhyphenated(tip.querySelector('h2')?.textContent ?? '')}`);
    setTimeout(() => delete tip.dataset.arrived, MARKED);
  });
}
