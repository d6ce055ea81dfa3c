/** An entry of /tips/books-list.json, which holds all books after the first page. */
type ListedTip = { id: string; facets: Record<string, string | string[]>; searchText: string; card: string };

/** Drops invalid entries: readListed([tip, 'x', {}]) → [tip]; throws unless it is a list */
export function readListed(data: unknown): ListedTip[] {
  if (!Array.isArray(data)) throw new Error('keine Liste');
  return data.filter(
    (tip): tip is ListedTip =>
      typeof tip?.id === 'string' && typeof tip.card === 'string' && typeof tip.searchText === 'string',
  );
}
