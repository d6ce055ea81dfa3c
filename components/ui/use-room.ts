import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

function onHash(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

type Room = {
  pageSize: number;
  /** What matches the filter, in order. */
  found: readonly { id: string }[];
  /** Tells one filter from another. */
  filter: string;
  list: RefObject<HTMLUListElement | null>;
};

/**
 * How many items are shown: one page anew for each filter, one more for each 'Mehr anzeigen' (which moves the focus to
 * the first new item), and at least up to the item the address names.
 */
export function useRoom({ pageSize, found, filter, list }: Room) {
  const [grown, setGrown] = useState({ filter, pages: 1 });
  const pages = grown.filter === filter ? grown.pages : 1;
  const named = useSyncExternalStore(
    onHash,
    () => window.location.hash.slice(1),
    () => '',
  );
  const room = Math.max(pages * pageSize, named ? found.findIndex(({ id }) => id === named) + 1 : 0);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const item = firstNew.current === undefined ? undefined : list.current?.children[firstNew.current];
    if (!item) return;
    firstNew.current = undefined;
    item.querySelector<HTMLElement>('a, button')?.focus();
  });
  const showMore = () => {
    firstNew.current = room;
    setGrown({ filter, pages: pages + 1 });
  };
  return { room, showMore };
}
