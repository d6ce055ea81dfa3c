import type { Day } from 'german/dates/day';
import { answered, type Card, type Found, isDue, newCard } from './card';

export const STAMPS = ['read', 'quiz'] as const;

/** Earned by reading an article, or by its quiz. */
export type Stamp = { kind: (typeof STAMPS)[number]; path: string; day: Day };

/** All data of „Mein Duda“. */
export type Book = { cards: readonly Card[]; stamps: readonly Stamp[] };

export const EMPTY: Book = { cards: [], stamps: [] };

export const ROUND = 10;

/** hasWord(book, 'Magma') → true */
export const hasWord = ({ cards }: Book, word: string) => cards.some((card) => card.word === word);

/** No-op if the word exists: withWord(EMPTY, { word: 'Magma', … }, '2027-04-05') → { cards: [{ word: 'Magma', box: 1, … }], … } */
export const withWord = (book: Book, found: Found, day: Day): Book =>
  hasWord(book, found.word) ? book : { ...book, cards: [...book.cards, newCard(found, day)] };

/** withoutWord(book, 'Magma') → the book without this card */
export const withoutWord = (book: Book, word: string): Book => ({
  ...book,
  cards: book.cards.filter((card) => card.word !== word),
});

/** No-op if the card was removed in the meantime: withAnswer(book, 'Magma', true, '2027-04-05') → the book with its card in the next box */
export const withAnswer = (book: Book, word: string, isKnown: boolean, day: Day): Book => ({
  ...book,
  cards: book.cards.map((card) => (card.word === word ? answered(card, isKnown, day) : card)),
});

const isSame = (a: Pick<Stamp, 'kind' | 'path'>, b: Pick<Stamp, 'kind' | 'path'>) =>
  a.kind === b.kind && a.path === b.path;

/** hasStamp(book, { kind: 'quiz', path: '/news/eulen/' }) → false */
export const hasStamp = ({ stamps }: Book, stamp: Pick<Stamp, 'kind' | 'path'>) =>
  stamps.some((other) => isSame(other, stamp));

/** One stamp per kind and page: withStamp(EMPTY, { kind: 'read', … }) → { stamps: [{ kind: 'read', … }], … } */
export const withStamp = (book: Book, stamp: Stamp): Book =>
  hasStamp(book, stamp) ? book : { ...book, stamps: [...book.stamps, stamp] };

/** withoutStamp(book, { kind: 'read', path: '/news/eulen/' }) → the book without this stamp */
export const withoutStamp = (book: Book, stamp: Pick<Stamp, 'kind' | 'path'>): Book => ({
  ...book,
  stamps: book.stamps.filter((other) => !isSame(other, stamp)),
});

/** Due cards, earliest due first: dueCards(book, '2027-04-05') → [card, …] */
export const dueCards = ({ cards }: Book, day: Day): Card[] =>
  cards.filter((card) => isDue(card, day)).sort((a, b) => a.due.localeCompare(b.due));

/** Words of the next training round, ten at most: roundOf(book, '2027-04-05') → ['Magma', …] */
export const roundOf = (book: Book, day: Day): string[] =>
  dueCards(book, day)
    .slice(0, ROUND)
    .map(({ word }) => word);

/** Next due day after today; '' if there is none: nextDay(book, '2027-04-05') → '2027-04-08' */
export const nextDay = ({ cards }: Book, day: Day): Day | '' =>
  cards
    .map(({ due }) => due)
    .filter((due) => due > day)
    .sort()[0] ?? '';

function further(a: Card, b: Card): Card {
  const [first, other] = b.box > a.box ? [b, a] : [a, b];
  return {
    ...first,
    due: other.due > first.due ? other.due : first.due,
    seen: other.seen > first.seen ? other.seen : first.seen,
  };
}

/** Union of two books; keeps the card in the higher box: merged(mine, { cards: [magma], stamps: [] }) → mine with magma */
export function merged(mine: Book, more: Book): Book {
  const cards = new Map(mine.cards.map((card) => [card.word, card]));
  for (const card of more.cards) {
    const known = cards.get(card.word);
    cards.set(card.word, known ? further(known, card) : card);
  }
  return { cards: [...cards.values()], stamps: more.stamps.reduce(withStamp, mine).stamps };
}
