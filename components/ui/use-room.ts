import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { storedExpansion, storeExpansion } from './kept-room';

function onHash(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

type Room = {
  /** Number of items shown at first. */
  pageSize: number;
  /** Number of items added by 'Mehr anzeigen'. */
  pageStep: number;
  /** Matching items, in order. */
  found: readonly { id: string }[];
  /** Identifies the filter. */
  filter: string;
  list: RefObject<HTMLUListElement | null>;
  /** All items are loaded. */
  isHere: boolean;
};

/** Number of items shown: one page after each filter change, one step more per 'Mehr anzeigen' (which focuses the first
 * new item), and at least up to the item in the address. Restored on back navigation. */
export function useShownCount({ pageSize, pageStep, found, filter, list, isHere }: Room) {
  const [grown, setGrown] = useState({ filter, steps: 0 });
  if (grown.filter !== filter) setGrown({ filter, steps: 0 });
  const { steps } = grown;
  const named = useSyncExternalStore(
    onHash,
    () => window.location.hash.slice(1),
    () => '',
  );
  const place = named ? found.findIndex(({ id }) => id === named) + 1 : 0;
  const first = Math.max(pageSize, place);
  const room = steps > 0 ? first + steps * pageStep : first;
  const firstNew = useRef<number>(undefined);
  useRestoredList({ filter, steps, isHere, unroll: setGrown });
  useEffect(() => {
    const item = firstNew.current === undefined ? undefined : list.current?.children[firstNew.current];
    if (!item) return;
    firstNew.current = undefined;
    item.querySelector<HTMLElement>('a, button, input')?.focus();
  });
  const showMore = () => {
    firstNew.current = room;
    setGrown({ filter, steps: steps + 1 });
    storeExpansion({ filter, steps: steps + 1 });
  };
  return { room, showMore };
}

/** The browser has restored this scroll position, or the nearest in a still short page, and nobody scrolled since. */
const isLedBack = (at: number) => {
  const last = document.documentElement.scrollHeight - window.innerHeight;
  return Math.abs(window.scrollY - Math.min(at, last)) < 2;
};

type WayBack = {
  filter: string;
  steps: number;
  isHere: boolean;
  unroll: (grown: { filter: string; steps: number }) => void;
};

/** Expands a list as far as it was, and restores the scroll position. */
function useRestoredList({ filter, steps, isHere, unroll }: WayBack) {
  const owed = useRef<number>(undefined);
  useEffect(() => {
    const kept = storedExpansion(filter);
    if (!kept) return;
    if (kept.at !== undefined && isLedBack(kept.at)) owed.current = kept.at;
    unroll({ filter, steps: kept.steps });
  }, [filter, unroll]);
  useEffect(() => {
    if (owed.current === undefined || steps === 0 || !isHere) return;
    window.scrollTo({ top: owed.current, behavior: 'instant' });
    owed.current = undefined;
  });
  useEffect(() => {
    if (steps === 0) return;
    const leave = () => storeExpansion({ filter, steps, at: window.scrollY });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [filter, steps]);
}
