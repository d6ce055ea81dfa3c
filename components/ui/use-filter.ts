import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Facet } from './filter-bar.island';
import { useAfterPaint } from './use-after-paint';
import { useLazyImport } from './use-late';
import { useQuery, writeQuery } from './use-query';
import { useTypedSearch } from './use-typed-search';

type Facets = Record<string, string | string[]>;

export type FilterItem = {
  /** Unique; the card's anchor if it has one ('book-30'), so that links to it work on any page of the list. */
  id: string;
  /** Values by facet: { kategorie: 'workshop' }; an item with several variants has those of each. */
  facets: Facets | readonly Facets[];
  /** Text to search in, with a line break between fields. */
  searchText: string;
  /** The server-rendered card, put into an <li>. */
  node: ReactNode;
  /** data-state of the <li>, for styles: 'past'. */
  state?: string | undefined;
};

const importSearch = async () => (await import('search/list')).listSearch;

/**
 * Filters a list by chips and search text, with the choice in the address: ?kategorie=workshop&suche=zoo. The search
 * code loads when the field is focused; until then a query matches every item, and none once loading has failed.
 *
 * @param anchor id of the section, added to the address with the choice
 */
export function useFilter(items: FilterItem[], facets: Facet[], anchor?: string) {
  const address = useQuery();
  const fields = new URLSearchParams(address);
  const named = facets.map(({ name, options }) => [name, known(fields.get(name), options)]);
  // Stable while the choice is the same: the address also changes for other reasons.
  const choiceKey = JSON.stringify(named);
  const chosen = useMemo(() => Object.fromEntries(JSON.parse(choiceKey)) as Record<string, string>, [choiceKey]);
  const [typed, setTyped, field, meant] = useTypedSearch(address, anchor);
  // Paint the chip first; the cards may take longer.
  const query = useAfterPaint(meant);
  const asked = useAfterPaint(chosen);
  const { part: listSearch, isLost, ask: fetchSearch } = useLazyImport(importSearch);
  const search = useMemo(() => listSearch?.(items.map(({ searchText }) => searchText)), [listSearch, items]);
  const isSearched = query !== '';
  const [isFocused, setFocused] = useState(false);
  useEffect(() => setFocused(document.activeElement === field.current), [field]);
  useEffect(() => {
    if (isSearched || isFocused) fetchSearch();
  }, [isSearched, isFocused, fetchSearch]);
  // Paint the caret first; sparing the cards out of sight lays out the whole list.
  const isTyping = useAfterPaint(isFocused);
  const active = isSearched || Object.values(asked).some(Boolean);
  const searchState = search || !isSearched ? 'here' : isLost ? 'failed' : 'loading';

  const found = useMemo(() => {
    const finds = search?.(query) ?? (() => searchState !== 'failed');
    const wanted = Object.entries(asked).filter(([, value]) => value);
    return items.filter((item, place) => isOf(item, wanted) && finds(place));
  }, [items, search, searchState, asked, query]);
  // Hides options that would match nothing, given the choice in the other groups.
  const possible = useMemo(
    () =>
      facets.map((facet) => {
        const others = Object.entries(chosen).filter(([name, value]) => value && name !== facet.name);
        const isPossible = (value: string) =>
          value === chosen[facet.name] || items.some((item) => isOf(item, [...others, [facet.name, value]]));
        return { ...facet, options: facet.options.filter(({ value }) => isPossible(value)) };
      }),
    [facets, items, chosen],
  );

  const choose = (name: string, value: string) => writeQuery({ [name]: value, suche: meant }, 'push', anchor);
  const clear = () => {
    setTyped('');
    writeQuery({ suche: '', ...Object.fromEntries(facets.map(({ name }) => [name, ''])) }, 'push', anchor);
  };
  return {
    chosen,
    possible,
    typed,
    setTyped,
    field,
    filter: JSON.stringify([asked, query]),
    isSearched,
    searchState,
    isTyping,
    setFocused,
    active,
    found,
    choose,
    clear,
  };
}

/** Ignores values in the address that have no chip. */
const known = (value: string | null, options: Facet['options']) =>
  options.some((option) => option.value === value) ? (value ?? '') : '';

const isOf = ({ facets }: FilterItem, wanted: readonly (readonly [string, string])[]) =>
  [facets].flat().some((own) => wanted.every(([name, value]) => has(own[name], value)));

const has = (own: string | string[] | undefined, value: string) =>
  Array.isArray(own) ? own.includes(value) : own === value;
