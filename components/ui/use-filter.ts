import { type ReactNode, useEffect, useMemo } from 'react';
import type { Facet } from './filter-bar.island';
import { useAfterPaint } from './use-after-paint';
import { useLate } from './use-late';
import { useQuery, writeQuery } from './use-query';
import { useTypedSearch } from './use-typed-search';

type Facets = Record<string, string | string[]>;

export type FilterItem = {
  /** Unique; the card's anchor where it has one ('book-30'), so that an address naming it finds it on any page. */
  id: string;
  /** Its values for each facet: { kategorie: 'workshop' }; of what comes in several kinds those of each kind. */
  facets: Facets | readonly Facets[];
  /** What the free-text search looks in; separate fields by a line break. */
  searchText: string;
  /** The finished card, rendered on the server; it is put into an <li>. */
  node: ReactNode;
  /** Becomes the <li>'s data-state, for the list's styles: 'past'. */
  state?: string | undefined;
};

const importSearch = async () => (await import('@/lib/search/list')).listSearch;

/**
 * Which items of a list the chips and the search field leave, with the choice in the address: ?kategorie=workshop&suche=zoo.
 * What searches comes later, as soon as somebody is at the field; until then a text leaves every item in the list, and none
 * once it is lost.
 *
 * @param anchor the section's id, which goes into the address with the choice
 */
export function useFilter(items: FilterItem[], facets: Facet[], anchor?: string) {
  const address = useQuery();
  const fields = new URLSearchParams(address);
  const named = facets.map(({ name, options }) => [name, known(fields.get(name), options)]);
  // The same object while the choice is the same: the address changes for other reasons too.
  const told = JSON.stringify(named);
  const chosen = useMemo(() => Object.fromEntries(JSON.parse(told)) as Record<string, string>, [told]);
  const [typed, setTyped, field] = useTypedSearch(address, anchor);
  // A chip answers at once; the cards may take longer than a finger waits.
  const query = useAfterPaint(typed);
  const asked = useAfterPaint(chosen);
  const { part: listSearch, isLost, ask: fetchSearch } = useLate(importSearch);
  const search = useMemo(() => listSearch?.(items.map(({ searchText }) => searchText)), [listSearch, items]);
  const isSearched = query.trim() !== '';
  useEffect(() => {
    if (isSearched || document.activeElement === field.current) fetchSearch();
  }, [isSearched, field, fetchSearch]);
  const active = isSearched || Object.values(asked).some(Boolean);
  const searchState = search || !isSearched ? 'here' : isLost ? 'failed' : 'loading';

  const found = useMemo(() => {
    const finds = search?.(query) ?? (() => searchState !== 'failed');
    const wanted = Object.entries(asked).filter(([, value]) => value);
    return items.filter((item, place) => isOf(item, wanted) && finds(place));
  }, [items, search, searchState, asked, query]);
  // A choice that would leave nothing, with what is chosen in the other groups, is not offered.
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

  const choose = (name: string, value: string) => writeQuery({ [name]: value, suche: typed.trim() }, 'push', anchor);
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
    fetchSearch,
    active,
    found,
    choose,
    clear,
  };
}

/** A value of the address that no chip carries counts as no choice. */
const known = (value: string | null, options: Facet['options']) =>
  options.some((option) => option.value === value) ? (value ?? '') : '';

const isOf = ({ facets }: FilterItem, wanted: readonly (readonly [string, string])[]) =>
  [facets].flat().some((own) => wanted.every(([name, value]) => has(own[name], value)));

const has = (own: string | string[] | undefined, value: string) =>
  Array.isArray(own) ? own.includes(value) : own === value;
