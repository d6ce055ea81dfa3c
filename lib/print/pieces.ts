import type { Content, Issue, Piece, PieceType } from 'content/kinds';
import { requiredEntry } from 'content/references';
import { weekday } from 'german/dates/day';
import { formatDay, WEEKDAYS } from 'german/dates/german';
import { PRINTED_QUESTIONS } from '@/lib/issues/pieces';
import { wordField } from '@/lib/issues/word-field';
import { articlePiece } from './article-piece';
import { eventPiece, leafOf } from './event-piece';
import { type Here, type Printed, WEEK_PIECES } from './week-pieces';

/** A piece with the content it refers to; `n` is its index in the content. */
export type PrintPiece = { type: PieceType; n: number; [key: string]: unknown };

const asWritten = <P extends Piece>(piece: P) => piece;

/** The easy-language text is only on the website. */
const withoutSimple = ({ simple: _, ...printed }: { simple?: string | undefined }) => printed;

const PRINTED: Printed = {
  ...WEEK_PIECES,
  article: (piece, { content, issue, at }) => articlePiece(content, issue, at, piece),
  quiz({ slug }, { content }) {
    const { title, quiz } = requiredEntry(content, 'articles', slug);
    return { slug, title, questions: quiz.slice(0, PRINTED_QUESTIONS) };
  },
  news({ id }, { content }) {
    const { title, excerpt, image, date } = requiredEntry(content, 'regional', id);
    return { title, text: excerpt, image, date: date.text };
  },
  animal: ({ letter }, { content }) => requiredEntry(content, 'animals', letter),
  event: ({ id }, { content }) => eventPiece(content, id),
  book({ id }, { content }) {
    const book = requiredEntry(content, 'books', id);
    const { title, author, genre, publisher, description, age, pages, price, coverOverride, cover } = book;
    const figures = { age: age.text, pages: pages.text, price: typeof price === 'string' ? undefined : price.text };
    return { title, author, genre, publisher, text: description, ...figures, image: coverOverride ?? cover };
  },
  game({ id }, { content }) {
    const game = requiredEntry(content, 'games', id);
    const { title, type: kind, publisher, description, age, players, duration, price, image } = game;
    const figures = { age: age.text, players: players.text, duration, price: price.text };
    return { title, kind, publisher, text: description, ...figures, image };
  },
  words: ({ words }, { content }) => ({ words: words.map((word) => requiredEntry(content, 'words', word)) }),
  diagram: ({ name }, { content }) => requiredEntry(content, 'diagrams', name),
  calendar: (piece) => ({
    ...piece,
    days: piece.days.map(({ date, text }) => ({
      date: formatDay(date.first),
      weekday: WEEKDAYS[weekday(date.first)],
      leaf: leafOf(date.first),
      text,
    })),
  }),
  wordsearch(piece, { issue }) {
    const { rows, hidden } = wordField(issue, piece.words);
    return { ...piece, rows: rows.map((row) => [...row]), found: hidden };
  },
  short: withoutSimple,
  letter: withoutSimple,
  weather: withoutSimple,
  teaser: asWritten,
  fact: asWritten,
  quote: asWritten,
  experiment: asWritten,
  riddle: asWritten,
  joke: asWritten,
  imprint: asWritten,
};

const printedOf = ({ type }: Piece) => PRINTED[type] as (piece: Piece, here: Here) => object;

/** piecesOf(content, issue, 0, pieces) → [{ type: 'article', n: 0, title: '…', running: […] }, { type: 'fact', n: 1, … }] */
export const piecesOf = (content: Content, issue: Issue, at: number, pieces: readonly Piece[]): PrintPiece[] =>
  pieces.map((piece, n) => ({ ...printedOf(piece)(piece, { content, issue, at }), type: piece.type, n }));
