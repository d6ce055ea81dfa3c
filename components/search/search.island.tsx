'use client';

import { type FormEvent, type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { useQuery } from '@/components/ui/use-query';
import { useTypedSearch } from '@/components/ui/use-typed-search';
import { SEARCH_PATH, withBase } from '@/lib/paths';
import type { Kind } from '@/lib/search/found';
import { Hits } from './hits.island';
import { useArrowKeys } from './use-arrow-keys';
import { useSearchIndex } from './use-search-index';

const INDEX = withBase(`${SEARCH_PATH}index.json`);

type Props = {
  copy: {
    label: string;
    placeholder: string;
    button: string;
    empty: { title: string; text: string };
    failed: { text: string; retry: string };
    groups: Record<Kind, string>;
  };
  /** The plain list of all pages, shown where nothing is searched for or found. */
  children: ReactNode;
};

/** The search over the whole site, its question in the address: /suche/?q=eule */
export function Search({ copy, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [typed, setTyped, field] = useTypedSearch(useQuery(), undefined, 'q');
  const query = useDeferredValue(typed.trim());
  const { find, failed } = useSearchIndex(INDEX);
  const found = useMemo(() => (query ? find?.(query) : undefined), [find, query]);
  useArrowKeys(root);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    count.current?.focus();
  };

  return (
    <div ref={root}>
      <search className="no-print">
        <form className="question" action={withBase(SEARCH_PATH)} onSubmit={submit}>
          <label htmlFor="suchwort">{copy.label}</label>
          <input
            id="suchwort"
            ref={field}
            type="search"
            name="q"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={copy.placeholder}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <button type="submit" className="button">
            {copy.button}
          </button>
        </form>
      </search>
      <p className="count" role="status" ref={count} tabIndex={-1}>
        {status(query, failed, found?.length)}
      </p>
      {failed && (
        <div className="notice" data-tone="warning">
          <p>{copy.failed.text}</p>
          {/* The address holds the question; a script that got lost comes with the next load of the page only. */}
          <button
            type="button"
            className="button"
            data-variant="second"
            data-size="small"
            onClick={() => window.location.reload()}
          >
            {copy.failed.retry}
          </button>
        </div>
      )}
      {found && found.length > 0 && <Hits found={found} groups={copy.groups} />}
      {found?.length === 0 && (
        <div className="nothing">
          <h2>{copy.empty.title}</h2>
          <p>{copy.empty.text}</p>
        </div>
      )}
      {!found?.length && children}
    </div>
  );
}

function status(query: string, failed: boolean, count: number | undefined): string {
  if (!query || failed) return '';
  if (count === undefined) return 'Die Suche wird geladen …';
  return count === 0 ? `Keine Treffer für „${query}“` : `${count} Treffer für „${query}“`;
}
