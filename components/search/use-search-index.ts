import { useEffect, useState } from 'react';
import type { Result } from 'search/found';

type State = { find?: (query: string) => Result; failed: boolean };

/**
 * Loads the search engine and its index on first use. After a failure only a reload retries.
 *
 * @param isWanted stays true once it is
 */
export function useSearchIndex(address: string, isWanted: boolean): State {
  const [state, setState] = useState<State>({ failed: false });
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const load = async () => {
      const [{ openIndex }, answer] = await Promise.all([
        import('search/engine'),
        fetch(address, { signal: leaving.signal }),
      ]);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const find = openIndex(await answer.json());
      if (!leaving.signal.aborted) setState({ find, failed: false });
    };
    load().catch(() => !leaving.signal.aborted && setState({ failed: true }));
    return () => leaving.abort();
  }, [address, isWanted]);
  return state;
}
