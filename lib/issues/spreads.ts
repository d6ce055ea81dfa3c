/** Pages side by side; the front and back pages stand alone: spreadsOf(8) → [[1], [2, 3], [4, 5], [6, 7], [8]] */
export const spreadsOf = (count: number): number[][] =>
  Array.from({ length: Math.floor(count / 2) + 1 }, (_, at) =>
    [2 * at, 2 * at + 1].filter((page) => page >= 1 && page <= count),
  ).filter((pages) => pages.length > 0);

/** Pages shown together: pagesAt(3, 8, true) → [2, 3], pagesAt(3, 8, false) → [3] */
export const pagesAt = (page: number, count: number, isDouble: boolean): number[] =>
  (isDouble && spreadsOf(count).find((pages) => pages.includes(page))) || [page];

/** First page after turning this many leaves, clamped to the issue: turnedBy(1, 3, 8, true) → 4 */
export function turnedBy(leaves: number, page: number, count: number, isDouble: boolean): number {
  const spreads = isDouble ? spreadsOf(count) : Array.from({ length: count }, (_, at) => [at + 1]);
  const at = spreads.findIndex((pages) => pages.includes(page));
  return spreads[Math.min(Math.max(at + leaves, 0), spreads.length - 1)]?.[0] ?? page;
}

/** Page indicator: pageLabel([2, 3], 8) → 'Seite 2 und 3 von 8' */
export const pageLabel = (pages: readonly number[], count: number) => `Seite\u00a0${pages.join(' und ')} von ${count}`;

/** Parses the page of an address: parsePage('3', 8) → 3, parsePage('drei', 8) → undefined */
export function parsePage(text: string | null, count: number): number | undefined {
  const page = Number(text ?? '');
  return Number.isInteger(page) && page >= 1 && page <= count ? page : undefined;
}
