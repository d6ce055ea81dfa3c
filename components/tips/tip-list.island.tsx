'use client';

import { type ComponentProps, useMemo } from 'react';
import { CardHtml } from '@/components/ui/card-html';
import { FilterList } from '@/components/ui/filter-list.island';
import { useFeed } from '@/components/ui/use-feed';
import { PER_PAGE } from '@/lib/pages/paged';
import { readListed } from '@/lib/tips/list';
import { useArrival } from './use-arrival';

type Props = Pick<
  ComponentProps<typeof FilterList>,
  'listClassName' | 'facets' | 'items' | 'searchLabel' | 'noun' | 'empty' | 'resetLabel' | 'pages'
> & {
  /** What the anchors of this list begin with: 'book-'. */
  prefix: string;
  /** What marks the tip an address names. */
  found: string;
  /** Where the items beyond those handed in are fetched. */
  feed: string;
  /** How many items there are in all. */
  total: number;
};

/** A list of tips to filter, that marks the tip the address names (R-TIP-7). */
export function TipList({ prefix, found, feed, total, items, ...rest }: Props) {
  const { data, state, load } = useFeed(feed, readListed);
  const all = useMemo(
    () => [...items, ...(data ?? []).map(({ card, ...tip }) => ({ ...tip, node: <CardHtml html={card} /> }))],
    [items, data],
  );
  const count = total - items.length;
  const further = count > 0 && !data ? { count, load, state } : undefined;
  const told = useArrival({ prefix, found, count: all.length, load: further?.load });
  return (
    <>
      <FilterList {...rest} items={all} pageSize={PER_PAGE} further={further} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}
