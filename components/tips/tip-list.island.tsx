'use client';

import { type ComponentProps, useMemo } from 'react';
import { CardHtml } from '@/components/ui/card-html';
import { FilterList } from '@/components/ui/filter-list.island';
import { useFeed } from '@/components/ui/use-feed';
import { PER_PAGE } from '@/lib/pages/paged';
import { useArrival } from './use-arrival';

type Props = Pick<
  ComponentProps<typeof FilterList>,
  'listClassName' | 'facets' | 'items' | 'searchLabel' | 'noun' | 'empty' | 'resetLabel' | 'pages'
> & {
  /** Anchor prefix of this list: 'book-'. */
  prefix: string;
  /** Text of the mark on the tip in the address. */
  found: string;
  /** Feed of the items beyond those in the page. */
  feed: string;
  /** Number of all items. */
  total: number;
};

/** An entry of /tips/books-list.json, which holds all books after the first page. */
type ListedTip = { id: string; facets: Record<string, string | string[]>; searchText: string; card: string };

/** A filterable list of tips that marks the tip in the address (R-TIP-7). */
export function TipList({ prefix, found, feed, total, items, ...rest }: Props) {
  const { data, state, load } = useFeed(feed, readListed);
  const all = useMemo(
    () => [...items, ...(data ?? []).map(({ card, ...tip }) => ({ ...tip, node: <CardHtml html={card} /> }))],
    [items, data],
  );
  const count = total - items.length;
  const further = count > 0 && !data ? { count, load, state } : undefined;
  const announcement = useArrival({ prefix, found, count: all.length, load: further?.load });
  return (
    <>
      <FilterList {...rest} items={all} pageSize={PER_PAGE} further={further} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

/** Drops invalid entries: readListed([tip, 'x', {}]) → [tip]; throws unless it is a list */
function readListed(data: unknown): ListedTip[] {
  if (!Array.isArray(data)) throw new Error('keine Liste');
  return data.filter(
    (tip): tip is ListedTip =>
      typeof tip?.id === 'string' && typeof tip.card === 'string' && typeof tip.searchText === 'string',
  );
}
