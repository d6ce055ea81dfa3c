import { useSyncExternalStore } from 'react';
import { EXPANDED } from './kept-room';

const CHANGED = 'duda:query';

function subscribe(changed: () => void) {
  window.addEventListener('popstate', changed);
  window.addEventListener(CHANGED, changed);
  return () => {
    window.removeEventListener('popstate', changed);
    window.removeEventListener(CHANGED, changed);
  };
}

/** The address's query, '?kategorie=workshop'; empty during hydration, as in the build. */
export const useQuery = () =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );

/** Reads the address's query once, without subscribing; empty on the server. */
export const queryNow = () => (typeof window === 'undefined' ? '' : window.location.search);

/**
 * Writes fields into the address's query; an empty value removes the field.
 *
 * @param how 'push' for a step that the back button undoes, 'replace' while typing
 * @param anchor section of the list, so that a shared link opens there
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
  // Keeps the other fields of the history entry, but collapses the list.
  const state = how === 'push' ? { ...window.history.state, [EXPANDED]: undefined } : window.history.state;
  window.history[`${how}State`](state, '', `${window.location.pathname}${search}${hash}`);
  window.dispatchEvent(new Event(CHANGED));
}
