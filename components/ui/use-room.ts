import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keepRoom, keptRoom } from './kept-room';

function onHash(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

type Room = {
  /** How many are shown at first. */
  pageSize: number;
  /** How many more with each 'Mehr anzeigen'. */
  pageStep: number;
  /** What matches the filter, in order. */
  found: readonly { id: string }[];
  /** Tells one filter from another. */
  filter: string;
  list: RefObject<HTMLUListElement | null>;
  /** Nothing of the list is still to be fetched. */
  isHere: boolean;
};

/**
 * How many items are shown: one page anew for each filter, a step more for each 'Mehr anzeigen' (which moves the focus
 * to the first new item), and at least up to the item the address names. On the way back it is as it was left.
 */
export function useRoom({ pageSize, pageStep, found, filter, list, isHere }: Room) {
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
  useWayBack({ filter, steps, isHere, unroll: setGrown });
  useEffect(() => {
    const item = firstNew.current === undefined ? undefined : list.current?.children[firstNew.current];
    if (!item) return;
    firstNew.current = undefined;
    item.querySelector<HTMLElement>('a, button, input')?.focus();
  });
  const showMore = () => {
    firstNew.current = room;
    setGrown({ filter, steps: steps + 1 });
    keepRoom({ filter, steps: steps + 1 });
  };
  return { room, showMore };
}

/** The browser has led back to this place, or as near as the page reaches while the list is short; nobody scrolled since. */
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

/** Unrolls a list as far as it was when it was left, and leads to the place the visitor left it at. */
function useWayBack({ filter, steps, isHere, unroll }: WayBack) {
  const owed = useRef<number>(undefined);
  useEffect(() => {
    const kept = keptRoom(filter);
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
    const leave = () => keepRoom({ filter, steps, at: window.scrollY });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [filter, steps]);
}
