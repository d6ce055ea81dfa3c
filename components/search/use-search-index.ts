import { useEffect, useState } from 'react';
import type { Found } from '@/lib/search/found';

type State = { find?: (query: string) => Found[]; failed: boolean };

/** Loads the search library and its index, once the page stands. What failed is tried again by loading the page anew. */
export function useSearchIndex(address: string): State {
  const [state, setState] = useState<State>({ failed: false });
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const [{ openIndex }, answer] = await Promise.all([
        import('@/lib/search/engine'),
        fetch(address, { signal: leaving.signal }),
      ]);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const find = openIndex(await answer.text());
      if (!leaving.signal.aborted) setState({ find, failed: false });
    };
    load().catch(() => !leaving.signal.aborted && setState({ failed: true }));
    return () => leaving.abort();
  }, [address]);
  return state;
}
