import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { fold } from './fold';
import type { Entry, Found, Searched } from './found';
import { isIgnored, stem, wordsOf } from './words';

const STORED = ['kind', 'title', 'path', 'note', 'excerpt', 'image'] satisfies (keyof Entry)[];

export const OPTIONS: Options<Searched> = {
  fields: ['title', 'keywords', 'text'],
  storeFields: STORED,
  tokenize: (text) => wordsOf(text),
  processTerm: (word) => (isIgnored(fold(word)) ? null : stem(word)),
  searchOptions: {
    boost: { title: 4, keywords: 2 },
    prefix: (word) => word.length > 1,
    fuzzy: (word) => (word.length > 3 ? 0.2 : false),
    weights: { prefix: 0.6, fuzzy: 0.25 },
  },
};

/** Hits far weaker than the best one are mostly chance resemblances. */
const WEAKEST = 0.06;

/**
 * Opens a stored index. The search wants every word; where that finds nothing, any word will do.
 *
 * openIndex(json)('Eulne') → [{ title: 'Warum Eulen lautlos fliegen', kind: 'news', … }]
 */
export function openIndex(stored: string): (query: string) => Found[] {
  const index = MiniSearch.loadJSON<Searched>(stored, OPTIONS);
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    const found: SearchResult[] = all.length > 0 ? all : index.search(query, { combineWith: 'OR' });
    const least = (found[0]?.score ?? 0) * WEAKEST;
    return found.filter(({ score }) => score >= least) as unknown as Found[];
  };
}
