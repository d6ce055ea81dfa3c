import { useCallback, useRef, useState } from 'react';
import { EVENTS_FEED, type EventFacts } from '@/lib/events/feed';
import { withBase } from '@/lib/pages/paths';

type Feed = { state: 'waiting' | 'loading' | 'failed' | 'here'; events: EventFacts[] };

/** All events from /events.json, fetched once, when `load` is first called; after a failure the next call tries again. */
export function useFeed() {
  const [feed, setFeed] = useState<Feed>({ state: 'waiting', events: [] });
  const asked = useRef(false);
  const load = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    setFeed({ state: 'loading', events: [] });
    try {
      const answer = await fetch(withBase(EVENTS_FEED));
      if (!answer.ok) throw new Error(`${EVENTS_FEED}: ${answer.status}`);
      setFeed({ state: 'here', events: await answer.json() });
    } catch (error) {
      console.error(error);
      asked.current = false;
      setFeed({ state: 'failed', events: [] });
    }
  }, []);
  return { ...feed, load };
}
