import { withBase } from 'content/base-path';
import { useCallback, useRef, useState } from 'react';

export type FeedState = 'waiting' | 'loading' | 'failed' | 'here';

/**
 * Fetches a JSON file of this site once, on the first `load`; after a failure the next call retries.
 *
 * @param read converts the data, and throws if it is invalid; must be the same function in every render
 */
export function useFeed<T>(path: string, read: (data: unknown) => T) {
  const [feed, setFeed] = useState<{ state: FeedState; data?: T }>({ state: 'waiting' });
  const asked = useRef(false);
  const load = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    setFeed({ state: 'loading' });
    try {
      const answer = await fetch(withBase(path));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      setFeed({ state: 'here', data: read(await answer.json()) });
    } catch (error) {
      console.error(error);
      asked.current = false;
      setFeed({ state: 'failed' });
    }
  }, [path, read]);
  return { ...feed, load };
}
