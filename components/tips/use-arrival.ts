import { useEffect, useRef, useState } from 'react';
import { whenInView } from '@/components/ui/when-in-view';
import { unhyphenated } from '@/lib/hyphens';

/** R-TIP-7: the page waits 100 ms after arrival, and marks the tip for 2 seconds. */
const DELAY = 100;
const MARKED = 2000;

type Options = {
  /** What the anchors of this list begin with: 'book-'. */
  prefix: string;
  /** What the mark says: 'Hier ist dein Buchtipp'. */
  found: string;
  /** How many items the list has by now. */
  count: number;
  /** Fetches the items that are not in the page, if there are any. */
  load: (() => void) | undefined;
};

/** In the window, not just at its lower edge. */
const SEEN = '0px 0px -20% 0px';

/**
 * Marks the tip the address names, from when it has come into view: the way there may take longer than the mark lasts.
 * On arrival, scrolling and focus are the layout's (Arrival) and the browser's own; a tip that had to be fetched first,
 * or may have stood behind 'Mehr anzeigen' when a link on the page named it, is scrolled to here.
 *
 * @returns what screen readers are told: 'Hier ist dein Buchtipp: Oma fährt Rollschuh'
 */
export function useArrival({ prefix, found, count, load }: Options): string {
  const [told, tell] = useState('');
  const settled = useRef('');
  const owed = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list may hold what is still owed
  useEffect(() => {
    let timer: number | undefined;
    let forget: (() => void) | undefined;
    const leave = () => {
      window.clearTimeout(timer);
      forget?.();
    };
    const arrive = () => {
      leave();
      const name = window.location.hash.slice(1);
      if (!name.startsWith(prefix) || settled.current === name) return;
      timer = window.setTimeout(() => {
        const tip = document.getElementById(name);
        if (!tip) {
          owed.current = name;
          load?.();
          return;
        }
        if (owed.current === name) tip.scrollIntoView();
        owed.current = '';
        forget = whenInView(tip, SEEN, () => {
          settled.current = name;
          tip.dataset.arrived = found;
          tell(`${found}: ${unhyphenated(tip.querySelector('h2')?.textContent ?? '')}`);
          window.setTimeout(() => delete tip.dataset.arrived, MARKED);
        });
      }, DELAY);
    };
    const onHash = () => {
      settled.current = '';
      owed.current = window.location.hash.slice(1);
      arrive();
    };
    arrive();
    window.addEventListener('hashchange', onHash);
    return () => {
      leave();
      window.removeEventListener('hashchange', onHash);
    };
  }, [prefix, found, load, count]);

  return told;
}
