'use client';

import { counted } from 'german/text';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from './button';
import { type Facet, FilterBar } from './filter-bar.island';
import { ListHead } from './list-head';
import { LoadFailed } from './load-failed';
import type { FeedState } from './use-feed';
import { type FilterItem, useFilter } from './use-filter';
import { useIsHydrated } from './use-in-browser';
import { useShownCount } from './use-room';

type Props = {
  /** One or two groups of chips, each with at most one selected. */
  facets: Facet[];
  items: FilterItem[];
  /** Label of the search field: 'Suche nach Titel, Ort oder Monat'. */
  searchLabel: string;
  /** Noun of the result count: { one: 'Veranstaltung', many: 'Veranstaltungen' }. */
  noun: { one: string; many: string };
  /** Shown if nothing matches, above the reset button. */
  empty: ReactNode;
  resetLabel: string;
  /** Class name of the list; its owner styles the grid: 'event-grid' */
  listClassName: string;
  /** Id of the section; added to the address with the filter, so that shared links open at the list. */
  anchor?: string;
  /** Number of items shown at first; all if undefined. 'Mehr anzeigen' shows the rest, in long lists as many more as
   * built. */
  pageSize?: number;
  /** Pagination links, shown as long as the list is unchanged. */
  pages?: ReactNode;
  /** Items fetched on demand; with `texts` also further text to search in. `load` is idempotent. */
  further?: { count: number; texts?: boolean; load: () => void; state: FeedState } | undefined;
};

/** A list with filter chips and search, with its state in the address: ?kategorie=workshop&suche=zoo.
 * The built HTML has all given items, unfiltered. The styled root around the list includes filter-list.styles.ts. */
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
    isTyping,
    setFocused,
    active,
    found,
    choose,
    clear,
  } = useFilter(items, facets, anchor);

  const [held] = useState(items.length);
  const pageStep = Math.max(pageSize, held);
  const needsTexts = further?.texts && isSearched;
  const outstanding = further && (further.count > 0 || needsTexts) ? further : undefined;
  const { room, showMore } = useShownCount({ pageSize, pageStep, found, filter, list, isHere: !outstanding });
  // Items of the built page stay in it, as they are printed; those beyond the first page are only hidden: before
  // hydration by CSS if scripts run, afterwards by the `hidden` attribute.
  const hydrated = useIsHydrated();
  // Memoized, so that a keystroke does not re-render the rows before it is filtered for.
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
    <div className="filter-list" data-state={hydrated ? undefined : 'built'} data-typing={isTyping ? '' : undefined}>
      <FilterBar
        {...{ bar, chosen, searchLabel, typed, field }}
        // Items that are not loaded yet may match the missing options.
        facets={outstanding ? facets : possible}
        onChoose={choose}
        onType={setTyped}
        onFocusSearch={setFocused}
      />
      <ListHead toFilter={toFilter}>
        <p role="status">{waiting ? 'Wird geladen …' : !isLost && counted(total, noun.one, noun.many)}</p>
      </ListHead>
      <ul role="list" className={`filter-items ${listClassName}`} ref={list} tabIndex={-1} aria-busy={waiting}>
        {rows}
      </ul>
      {/* Reloading loses nothing: the address keeps the query. */}
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
            {`Mehr anzeigen (noch ${rest})`}
          </Button>
        </p>
      )}
      {!active && room <= Math.max(pageSize, held) && pages}
    </div>
  );
}
