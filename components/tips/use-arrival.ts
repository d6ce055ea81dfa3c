import { useEffect, useRef, useState } from 'react';
import { MARK_DELAY, markWhenSeen } from '@/lib/plain/mark-tip';

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

/**
 * Marks the tip the address names, once it is in view. On arrival, scrolling and focus are `lib/plain/arrival.ts`’s
 * and the browser's own; a tip that had to be fetched first, or may have stood behind 'Mehr anzeigen' when a link on
 * the page named it, is scrolled to here.
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
        forget = markWhenSeen(tip, found, (words) => {
          settled.current = name;
          tell(words);
        });
      }, MARK_DELAY);
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
