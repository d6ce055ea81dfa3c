import { shuffle } from './shuffle';

/** How many books and games the landing page shows (R-TIP-2). The built page holds the first so many of each. */
export const SHOWN = 8;

/** How many cards a pack holds: the cards the built page lacks come in packs, so that a draw of eight never needs them all. */
export const PACK = 50;

/** Where a card beyond the built ones lies: packOf(8) → { pack: 0, place: 0 }, packOf(58) → { pack: 1, place: 0 }. */
export const packOf = (position: number) => ({
  pack: Math.floor((position - SHOWN) / PACK),
  place: (position - SHOWN) % PACK,
});

/** How many packs a list of `total` needs: packCount(8) → 0, packCount(32) → 1. */
export const packCount = (total: number) => Math.max(0, Math.ceil((total - SHOWN) / PACK));

/** The address of a pack: packFile('books', 0) → '/tips/books-0.json'. */
export const packFile = (kind: string, pack: number) => `/tips/${kind}-${pack}.json`;

/** Eight different positions of a list of `total`, each as likely as any other, in random order; fewer if there are fewer. */
export const drawPositions = (total: number, random?: () => number) =>
  shuffle(
    Array.from({ length: total }, (_, position) => position),
    random,
  ).slice(0, SHOWN);
