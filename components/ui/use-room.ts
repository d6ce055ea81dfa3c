import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

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
};

/**
 * How many items are shown: one page anew for each filter, a step more for each 'Mehr anzeigen' (which moves the focus
 * to the first new item), and at least up to the item the address names.
 */
export function useRoom({ pageSize, pageStep, found, filter, list }: Room) {
  const [grown, setGrown] = useState({ filter, steps: 0 });
  const steps = grown.filter === filter ? grown.steps : 0;
  const named = useSyncExternalStore(
    onHash,
    () => window.location.hash.slice(1),
    () => '',
  );
  const place = named ? found.findIndex(({ id }) => id === named) + 1 : 0;
  const first = Math.max(pageSize, place);
  const room = steps > 0 ? first + steps * pageStep : first;
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const item = firstNew.current === undefined ? undefined : list.current?.children[firstNew.current];
    if (!item) return;
    firstNew.current = undefined;
    item.querySelector<HTMLElement>('a, button, input')?.focus();
  });
  const showMore = () => {
    firstNew.current = room;
    setGrown({ filter, steps: steps + 1 });
  };
  return { room, showMore };
}
