import { useCallback, useRef, useState } from 'react';
import type { FilterItem } from '@/components/ui/use-filter';
import { withBase } from '@/lib/pages/paths';
import { trustedHtml } from '@/lib/policy/trusted-html';
import { readListed } from '@/lib/tips/list';

/** The items of a long list that are not in the page: fetched once, when they are needed; again after a failure. */
export function useFurther(feed: string, count: number) {
  const [items, setItems] = useState<FilterItem[]>([]);
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const busy = useRef(false);

  const load = useCallback(async () => {
    if (busy.current || count === 0) return;
    busy.current = true;
    setState('loading');
    try {
      const answer = await fetch(withBase(feed));
      if (!answer.ok) throw new Error(String(answer.status));
      const tips = readListed(await answer.json());
      setItems(
        tips.map(({ card, ...tip }) => ({
          ...tip,
          node: <div dangerouslySetInnerHTML={{ __html: trustedHtml(card) }} />,
        })),
      );
      setState('waiting');
    } catch {
      setState('failed');
      busy.current = false;
    }
  }, [feed, count]);

  return { items, state, load, count: items.length > 0 ? 0 : count };
}
