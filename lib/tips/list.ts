/** What a list fetches beyond its first page: /tips/books-list.json holds one for each further book. */
type ListedTip = { id: string; facets: Record<string, string | string[]>; searchText: string; card: string };

/** Of what was fetched: readListed([tip, 'x', {}]) → [tip], readListed('x') throws */
export function readListed(data: unknown): ListedTip[] {
  if (!Array.isArray(data)) throw new Error('keine Liste');
  return data.filter(
    (tip): tip is ListedTip =>
      typeof tip?.id === 'string' && typeof tip.card === 'string' && typeof tip.searchText === 'string',
  );
}
