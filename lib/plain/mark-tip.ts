import { unhyphenated } from 'german/hyphens';
import { whenInView } from '@/lib/hydrate/when-in-view';

/** R-TIP-7: milliseconds until the tip is marked (100), and how long (2 seconds). */
export const MARK_DELAY = 100;
const MARKED = 2000;

/** Well inside the viewport, not just at its lower edge. */
const SEEN = '0px 0px -20% 0px';

/** Marks a tip once it is in view, as scrolling there may outlast the mark, and announces it to screen readers:
 * markWhenSeen(tip, 'Hier ist dein Buchtipp', (words) => …) → a function that stops waiting */
export function markWhenSeen(tip: HTMLElement, found: string, tell: (words: string) => void): () => void {
  return whenInView(tip, SEEN, () => {
    tip.dataset.arrived = found;
    tell(`${found}: ${unhyphenated(tip.querySelector('h2')?.textContent ?? '')}`);
    setTimeout(() => delete tip.dataset.arrived, MARKED);
  });
}
