import { useCallback, useEffect, useState } from 'react';
import type { Found } from '@/lib/search/found';

type State = { find?: (query: string) => Found[]; failed: boolean };

/** Loads the search library and its index, once the page stands; `retry` after a failure. */
export function useSearchIndex(address: string) {
  const [state, setState] = useState<State>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const [{ openIndex }, answer] = await Promise.all([
        import('@/lib/search/engine'),
        fetch(address, { signal: leaving.signal, cache: attempt > 0 ? 'reload' : 'default' }),
      ]);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      const find = openIndex(await answer.text());
      if (!leaving.signal.aborted) setState({ find, failed: false });
    };
    load().catch(() => !leaving.signal.aborted && setState({ failed: true }));
    return () => leaving.abort();
  }, [address, attempt]);
  const retry = useCallback(() => {
    setState({ failed: false });
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, retry };
}
