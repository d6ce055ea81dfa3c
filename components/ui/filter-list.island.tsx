'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { counted } from '@/lib/text';
import { Button } from './button';
import { type Facet, FilterBar } from './filter-bar.island';
import { ListHead } from './list-head';
import { LoadFailed } from './load-failed';
import type { FeedState } from './use-feed';
import { type FilterItem, useFilter } from './use-filter';
import { useReady } from './use-in-browser';
import { useRoom } from './use-room';

type Props = {
  /** One or two groups of chips; in each at most one chip is chosen. */
  facets: Facet[];
  items: FilterItem[];
  /** Label and example of the search field: 'Suche nach Titel, Ort oder Monat'. */
  searchLabel: string;
  /** For the count: { one: 'Veranstaltung', many: 'Veranstaltungen' }. */
  noun: { one: string; many: string };
  /** Shown when nothing matches, above the button that resets everything. */
  empty: ReactNode;
  resetLabel: string;
  /** The class name of the list itself, whose grid is its owner's: 'event-grid' */
  listClassName: string;
  /** The section's id. It goes into the address with the filter, so that a shared address opens there. */
  anchor?: string;
  /**
   * How many are shown at first; without it all are. 'Mehr anzeigen' shows the rest, of long lists as many more as the
   * built page holds.
   */
  pageSize?: number;
  /** The ways to the list's further pages, shown as long as the list is as it was built. */
  pages?: ReactNode;
  /**
   * Items that are not in the page and come when they are needed; with `texts` also what the search looks in beyond what
   * the page holds. `load` may be called again and again.
   */
  further?: { count: number; texts?: boolean; load: () => void; state: FeedState } | undefined;
};

/**
 * A list one can filter by chips and search, with its state in the address: ?kategorie=workshop&suche=zoo.
 * The built HTML shows every item handed in, unfiltered. The look comes from filter-list.styles.ts,
 * which the styled root around it includes.
 */
export function FilterList(props: Props) {
  const {
    facets,
    items,
    searchLabel,
    noun,
    empty,
    resetLabel,
    listClassName,
    anchor,
    pageSize = Number.POSITIVE_INFINITY,
    pages,
    further,
  } = props;
  const list = useRef<HTMLUListElement>(null);
  const bar = useRef<HTMLElement>(null);
  const {
    chosen,
    possible,
    typed,
    setTyped,
    field,
    filter,
    isSearched,
    searchState,
    fetchSearch,
    active,
    found,
    choose,
    clear,
  } = useFilter(items, facets, anchor);

  const [held] = useState(items.length);
  const pageStep = Math.max(pageSize, held);
  const needsTexts = further?.texts && isSearched;
  const outstanding = further && (further.count > 0 || needsTexts) ? further : undefined;
  const { room, showMore } = useRoom({ pageSize, pageStep, found, filter, list, isHere: !outstanding });
  // What the built page holds stays in it, because it is printed with the rest; beyond the first page it is only hidden:
  // in the built page by style, where scripts run, and afterwards by its attribute.
  const hydrated = useReady();
  // A keystroke that has not been filtered for yet leaves the rows alone.
  const rows = useMemo(
    () =>
      found.slice(0, Math.max(room, held)).map((item, index) => (
        <li
          key={item.id}
          data-state={item.state}
          data-beyond={hydrated || index < pageSize ? undefined : ''}
          hidden={hydrated && index >= room}
        >
          {item.node}
        </li>
      )),
    [found, room, held, hydrated, pageSize],
  );
  const total = found.length + (active ? 0 : (outstanding?.count ?? 0));
  const rest = total - Math.min(room, found.length);
  const load = outstanding?.load;
  const needsAll = active || room > items.length;
  useEffect(() => {
    if (needsAll) load?.();
  }, [needsAll, load]);
  const isLost = searchState === 'failed';
  const waiting =
    searchState === 'loading' || (!isLost && needsAll && outstanding !== undefined && outstanding.state !== 'failed');

  const reset = () => {
    clear();
    list.current?.focus({ preventScroll: true });
  };
  const toFilter = () => {
    bar.current?.scrollIntoView({ block: 'center' });
    bar.current?.focus({ preventScroll: true });
  };

  return (
    <div className="filter-list" data-state={hydrated ? undefined : 'built'}>
      <FilterBar
        {...{ bar, chosen, searchLabel, typed, field }}
        // What is not here yet may hold what seems to be missing.
        facets={outstanding ? facets : possible}
        onChoose={choose}
        onType={setTyped}
        onSearch={fetchSearch}
      />
      <ListHead toFilter={toFilter}>
        <p role="status">{waiting ? 'Wird geladen …' : !isLost && counted(total, noun.one, noun.many)}</p>
      </ListHead>
      <ul role="list" className={`filter-items ${listClassName}`} ref={list} tabIndex={-1} aria-busy={waiting}>
        {rows}
      </ul>
      {/* The address holds what was typed: the page comes back as it is. */}
      {isLost && <LoadFailed text="Die Suche konnte nicht geladen werden." again={() => window.location.reload()} />}
      {!isLost && needsAll && outstanding?.state === 'failed' && (
        <LoadFailed text="Nicht alles konnte geladen werden." again={outstanding.load} />
      )}
      {found.length === 0 && !waiting && !isLost && (
        <div className="empty">
          {empty}
          <Button onClick={reset}>{resetLabel}</Button>
        </div>
      )}
      {rest > 0 && !waiting && found.length > 0 && (
        <p className="more no-print">
          <Button variant="second" onClick={showMore}>
            Mehr anzeigen (noch {rest})
          </Button>
        </p>
      )}
      {!active && room <= Math.max(pageSize, held) && pages}
    </div>
  );
}
