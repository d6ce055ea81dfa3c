import { useSyncExternalStore } from 'react';
import { PREFIX } from '#title';
import { UNROLLED } from './kept-room';

const CHANGED = `${PREFIX}:query`;

function subscribe(changed: () => void) {
  window.addEventListener('popstate', changed);
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener(CHANGED, changed);
  };
}

/** The address's query, '?kategorie=workshop'; while the page hydrates it is empty, as it was when the page was built. */
export const useQuery = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );

/** The address's query for who reads it once; none where there is no window. */
export const queryNow = () => (typeof window === 'undefined' ? '' : window.location.search);

/**
 * Writes fields into the address's query; an empty value takes the field out.
 *
 * @param how 'push' for a step the back button undoes, 'replace' while somebody types
 * @param anchor the section the list stands in: the shared address then opens there
 */
export function writeQuery(fields: Record<string, string>, how: 'push' | 'replace', anchor?: string) {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(fields)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const search = query.size > 0 ? `?${query}` : '';
  const hash = anchor ? `#${anchor}` : window.location.hash;
  if (search === window.location.search) return;
  // The other fields of the entry stay, but a list begins anew.
  const state = how === 'push' ? { ...window.history.state, [UNROLLED]: undefined } : window.history.state;
  window.history[`${how}State`](state, '', `${window.location.pathname}${search}${hash}`);
  window.dispatchEvent(new Event(CHANGED));
}
