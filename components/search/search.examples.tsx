import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Search } from './search.island';

const { title: _, description: __, intro: ___, map: ____, ...copy } = content.lists.search;

/** The search without a query, with a single word as its list of all pages. */
export const search = (
  <Search copy={copy} places={content.searchWords.places}>
    <p>Alle Seiten</p>
  </Search>
);

export const examples = { 'noch nichts gesucht': search } satisfies Examples;
