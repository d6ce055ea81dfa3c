import type { Content, Issue, Piece } from 'content/kinds';
import { required } from 'content/required';
import { weekday } from 'german/dates/day';
import { formatDay, WEEKDAYS } from 'german/dates/german';
import { PRINTED_QUESTIONS } from '@/lib/issues/pieces';
import { wordField } from '@/lib/issues/word-field';
import { articlePiece } from './article-piece';
import { eventPiece, leafOf } from './event-piece';
import {
  anniversaryPiece,
  brainteaserPiece,
  briefsPiece,
  comicPiece,
  debatePiece,
  jokesPiece,
  questionPiece,
  trialPiece,
  twisterPiece,
} from './week-pieces';

/** A piece with the content it refers to; `n` is its index in the content. */
export type PrintPiece = { type: Piece['type']; n: number; [key: string]: unknown };

function resolved(content: Content, issue: Issue, at: number, piece: Piece): object {
  switch (piece.type) {
    case 'article':
      return articlePiece(content, issue, at, piece);
    case 'quiz': {
      const { title, quiz } = required(
        content.articles.find(({ slug }) => slug === piece.slug),
        `Artikel ${piece.slug}`,
      );
      return { slug: piece.slug, title, questions: quiz.slice(0, PRINTED_QUESTIONS) };
    }
    case 'news': {
      const { title, excerpt, image, date } = required(
        content.news.regional.find(({ id }) => id === piece.id),
        `Meldung ${piece.id}`,
      );
      return { title, text: excerpt, image, date: date.text };
    }
    case 'animal':
      return required(
        content.news.animals.find(({ letter }) => letter === piece.letter),
        `Tier ${piece.letter}`,
      );
    case 'event':
      return eventPiece(content, piece.id);
    case 'book': {
      const book = required(
        content.books.find(({ id }) => id === piece.id),
        `Buch ${piece.id}`,
      );
      const { title, author, genre, publisher, description, age, pages, price, coverOverride, cover } = book;
      const figures = { age: age.text, pages: pages.text, price: typeof price === 'string' ? undefined : price.text };
      return { title, author, genre, publisher, text: description, ...figures, image: coverOverride ?? cover };
    }
    case 'game': {
      const game = required(
        content.games.find(({ id }) => id === piece.id),
        `Spiel ${piece.id}`,
      );
      const { title, type: kind, publisher, description, age, players, duration, price, image } = game;
      const figures = { age: age.text, players: players.text, duration, price: price.text };
      return { title, kind, publisher, text: description, ...figures, image };
    }
    case 'words':
      return {
        words: piece.words.map((word) =>
          required(
            content.glossary.find((term) => term.word === word),
            `Wort ${word}`,
          ),
        ),
      };
    case 'diagram':
      return required(
        content.diagrams.find(({ name }) => name === piece.name),
        `Zeichnung ${piece.name}`,
      );
    case 'debate':
      return debatePiece(content, piece);
    case 'question':
      return questionPiece(content, piece);
    case 'comic':
      return comicPiece(content, piece);
    case 'trial':
      return trialPiece(content, piece);
    case 'jokes':
      return jokesPiece(content, piece);
    case 'twister':
      return twisterPiece(content, piece);
    case 'brainteaser':
      return brainteaserPiece(content, piece);
    case 'briefs':
      return briefsPiece(content, piece);
    case 'anniversary':
      return anniversaryPiece(content, issue, piece);
    case 'calendar':
      return {
        ...piece,
        days: piece.days.map(({ date, text }) => ({
          date: formatDay(date.first),
          weekday: WEEKDAYS[weekday(date.first)],
          leaf: leafOf(date.first),
          text,
        })),
      };
    case 'wordsearch': {
      const { rows, hidden } = wordField(issue, piece.words);
      return { ...piece, rows: rows.map((row) => [...row]), found: hidden };
    }
    // The easy-language text is only on the website.
    case 'short':
    case 'letter':
    case 'weather': {
      const { simple: _simple, ...printed } = piece;
      return printed;
    }
    case 'teaser':
    case 'fact':
    case 'quote':
    case 'experiment':
    case 'riddle':
    case 'joke':
    case 'imprint':
      return piece;
  }
}

/** Pieces of a page, most important first:
 * piecesOf(content, issue, 0, pieces) → [{ type: 'article', n: 0, title: '…', running: […] }, { type: 'fact', n: 1, … }] */
export const piecesOf = (content: Content, issue: Issue, at: number, pieces: readonly Piece[]): PrintPiece[] =>
  pieces.map((piece, n) => ({ ...resolved(content, issue, at, piece), type: piece.type, n }));
