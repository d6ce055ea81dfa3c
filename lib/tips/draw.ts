import { shuffle } from 'german/shuffle';

/** R-TIP-2: number of tips drawn; the built page contains the first ones. */
export const TIPS_PER_DRAW = 8;

/** Cards that are not in the built page are loaded in packs of 50, so that a draw of eight need not load all. */
export const CARDS_PER_PACK = 50;

/** packOf(8) → { pack: 0, place: 0 }, packOf(58) → { pack: 1, place: 0 } */
export const packOf = (position: number) => ({
  pack: Math.floor((position - TIPS_PER_DRAW) / CARDS_PER_PACK),
  place: (position - TIPS_PER_DRAW) % CARDS_PER_PACK,
});

/** packCount(8) → 0, packCount(32) → 1 */
export const packCount = (total: number) => Math.max(0, Math.ceil((total - TIPS_PER_DRAW) / CARDS_PER_PACK));

/** cardsFile('books', 0) → '/tips/books-0.json' */
export const cardsFile = (kind: string, pack: number) => `/tips/${kind}-${pack}.json`;

/** Uniform random draw, fewer if there are fewer: drawPositions(32) → such as [17, 4, 30, 0, 9, 22, 11, 26] */
export const drawPositions = (total: number, random?: () => number) =>
  shuffle(
    Array.from({ length: total }, (_, position) => position),
    random,
  ).slice(0, TIPS_PER_DRAW);
