'use client';

import { withBase } from 'content/base-path';
import type { Content } from 'content/kinds';
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Result } from 'search/found';
import { Button } from '@/components/ui/button';
import { useQuery } from '@/components/ui/use-query';
import { useTypedSearch } from '@/components/ui/use-typed-search';
import { SEARCH_INDEX_PATH } from '@/lib/paths';
import { Hits } from './hits.island';
import { NoResults } from './nothing.island';
import { Question } from './question';
import { useSearchIndex } from './use-search-index';

/** Arrow keys move from the search field through the results; up from the first one returns to the field. */
function useArrowKeys(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      const stops = [...element.querySelectorAll<HTMLElement>('input[type=search], .hits a')];
      const here = stops.indexOf(document.activeElement as HTMLElement);
      const next = here < 0 ? undefined : stops[here + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('keydown', move);
    return () => element.removeEventListener('keydown', move);
  }, [root]);
}

const INDEX = withBase(SEARCH_INDEX_PATH);

type Props = {
  copy: Omit<Content['lists']['search'], 'title' | 'description' | 'intro' | 'map'>;
  places: Content['searchWords']['places'];
  /** Plain list of all pages, shown without a query or without results. */
  children: ReactNode;
};

/** The site search, with its query in the address: /suche/?q=eule */
export function Search({ copy, places, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [typed, setTyped, field, meant] = useTypedSearch(useQuery(), undefined, 'q');
  const [isUsed, setUsed] = useState(false);
  const query = useDeferredValue(meant);
  const { find, failed } = useSearchIndex(INDEX, isUsed || query !== '');
  const result = useMemo(() => (query ? find?.(query) : undefined), [find, query]);
  useArrowKeys(root);
  // The field may have been focused before hydration.
  useEffect(() => {
    if (document.activeElement === field.current) setUsed(true);
  }, [field]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    count.current?.focus();
  };
  const hasHits = result && (result.found.length > 0 || result.answer !== undefined);

  return (
    <div ref={root}>
      <Question
        label={copy.label}
        button={copy.button}
        onSubmit={submit}
        ref={field}
        data-arrival-focus=""
        placeholder={copy.placeholder}
        value={typed}
        onFocus={() => setUsed(true)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="count" role="status" ref={count} tabIndex={-1}>
        {status(query, failed, result)}
      </p>
      {failed && (
        <div className="notice" data-tone="warning">
          <p>{copy.failed.text}</p>
          {/* The address keeps the query; a lost script is fetched again only by a reload. */}
          <Button variant="second" size="small" onClick={() => window.location.reload()}>
            {copy.failed.retry}
          </Button>
        </div>
      )}
      {hasHits && <Hits result={result} copy={copy} />}
      {result && !hasHits && <NoResults copy={copy.empty} similar={result.similar} places={places} onAsk={setTyped} />}
      {!hasHits && children}
    </div>
  );
}

function status(query: string, failed: boolean, result: Result | undefined): string {
  if (!query || failed) return '';
  if (!result) return 'Die Suche wird geladen …';
  const { answer, found } = result;
  const hits = [answer && 'eine Antwort', found.length > 0 && `${found.length} Treffer`].filter(Boolean).join(' und ');
  return `${hits ? hits[0]?.toUpperCase() + hits.slice(1) : 'Keine Treffer'} für „${query}“`;
}
