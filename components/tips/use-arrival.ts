import { useEffect, useRef, useState } from 'react';
import { MARK_DELAY, markWhenSeen } from '@/lib/plain/mark-tip';

type Options = {
  /** Anchor prefix of this list: 'book-'. */
  prefix: string;
  /** Text of the mark: 'Hier ist dein Buchtipp'. */
  found: string;
  /** Number of items in the list so far. */
  count: number;
  /** Fetches the items that are not in the page, if any. */
  load: (() => void) | undefined;
};

/**
 * Marks the tip in the address once it is visible. `lib/plain/arrival.ts` and the browser scroll and focus on arrival;
 * this hook scrolls to a tip that had to be fetched, or that a link on the page names while it may be behind 'Mehr
 * anzeigen'.
 *
 * @returns announcement for screen readers: 'Hier ist dein Buchtipp: Oma fährt Rollschuh'
 */
export function useArrival({ prefix, found, count, load }: Options): string {
  const [announcement, tell] = useState('');
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

  return announcement;
}
