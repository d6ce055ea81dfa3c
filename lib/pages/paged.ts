/** Entries per page of a list. */
export const PER_PAGE = 24;

/** A shorter last page is merged into the page before, behind „Mehr anzeigen“. */
const LEAST = PER_PAGE / 2;

/** Splits a list: inPages(60 things) → pages of 24, 24 and 12; inPages(32 things) → a single page; inPages([]) → [[]] */
export function inPages<T>(things: readonly T[]): T[][] {
  const count = Math.max(1, Math.floor((things.length + PER_PAGE - LEAST) / PER_PAGE));
  return Array.from({ length: count }, (_, at) =>
    things.slice(at * PER_PAGE, at === count - 1 ? undefined : (at + 1) * PER_PAGE),
  );
}

/** pagePath('/books/', 1) → '/books/', pagePath('/books/', 2) → '/books/seite/2/' */
export const pagePath = (list: string, page: number) => (page > 1 ? `${list}seite/${page}/` : list);

/** pageTitle('Buchtipps', 2) → 'Buchtipps – Seite 2' */
export const pageTitle = (title: string, page: number) => (page > 1 ? `${title} – Seite\u00a0${page}` : title);

/** For Next's `[[...seite]]`: pageParams(60 things) → [{ seite: [] }, { seite: ['seite', '2'] }, { seite: ['seite', '3'] }] */
export const pageParams = (things: readonly unknown[]) =>
  inPages(things).map((_, at) => ({ seite: at > 0 ? ['seite', String(at + 1)] : [] }));

/** pageNumber(['seite', '2']) → 2, pageNumber() → 1 */
export const pageNumber = (seite: readonly string[] = []) => Number(seite[1] ?? 1);

/** placesIn('/games/', games, 'game')(50) → '/games/seite/3/#game-50'; with JavaScript, '/games/#game-50' works as well */
export function placesIn(list: string, things: readonly { id: number }[], kind: string): (id: number) => string {
  const pages = new Map(inPages(things).flatMap((page, at) => page.map(({ id }) => [id, at + 1])));
  return (id) => `${pagePath(list, pages.get(id) ?? 1)}#${kind}-${id}`;
}

/** Pagination links, undefined for a gap: pagesAround(5, 84) → [1, undefined, 4, 5, 6, undefined, 84] */
export function pagesAround(page: number, count: number): (number | undefined)[] {
  const all = Array.from({ length: count }, (_, at) => at + 1);
  const near = all.filter((one) => one === 1 || one === count || Math.abs(one - page) <= 1);
  return near.flatMap((one, at) => (one - (near[at - 1] ?? one) > 1 ? [undefined, one] : [one]));
}
