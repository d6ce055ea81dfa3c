import type { Article, Content, Issue, Piece } from '@/lib/content/kinds';
import { weekday } from '@/lib/dates/day';
import { formatDay, MONTHS, WEEKDAYS } from '@/lib/dates/german';
import { readingMinutes } from '@/lib/news/reading';
import { gridOf } from './wordsearch';

/** A piece with what it names put in; `n` is its place in the content, from 0. */
export type PrintPiece = { type: Piece['type']; n: number; [key: string]: unknown };

const found = <T>(entry: T | undefined, what: string): T => {
  if (entry === undefined) throw new Error(`${what} fehlt im Inhalt; npm run content:check nennt die Stelle`);
  return entry;
};

/** Where the first `count` paragraphs end: cutAt([heading, paragraph, paragraph], 1) → 2 */
function cutAt(blocks: Article['content'], count: number): number {
  let seen = 0;
  const at = blocks.findIndex(({ type }) => type === 'paragraph' && ++seen === count);
  return at < 0 ? blocks.length : at + 1;
}

/** The page on which an article goes on, or from which it comes: pages count from 0, as `at` does. */
const pageOf = (issue: Issue, slug: string, matches: (at: number) => boolean) => {
  const at = issue.pages.findIndex(
    ({ pieces }, index) => matches(index) && pieces.some((piece) => piece.type === 'article' && piece.slug === slug),
  );
  return at < 0 ? undefined : at + 1;
};

function articlePiece(content: Content, issue: Issue, at: number, piece: Piece & { type: 'article' }) {
  const article = found(
    content.articles.find(({ slug }) => slug === piece.slug),
    `Artikel ${piece.slug}`,
  );
  const start = issue.pages
    .slice(0, at)
    .flatMap(({ pieces }) => pieces)
    .find((other) => other.type === 'article' && other.slug === piece.slug && other.paragraphs !== undefined);
  const from = start?.type === 'article' && start.paragraphs ? cutAt(article.content, start.paragraphs) : 0;
  const to = piece.paragraphs === undefined ? article.content.length : cutAt(article.content, piece.paragraphs);
  const { slug, title, excerpt, category, image } = article;
  return {
    slug,
    file: `articles/${slug}.yaml`,
    title,
    excerpt,
    category,
    image,
    minutes: readingMinutes(article),
    blocks: article.content.slice(from, Math.max(from, to)),
    // Where it is printed in two parts.
    continuesOn: to < article.content.length ? pageOf(issue, slug, (index) => index > at) : undefined,
    continuedFrom: from > 0 ? pageOf(issue, slug, (index) => index < at) : undefined,
  };
}

/** '12. & 13. Dezember 2026' → { day: '12./13.', month: 'Dezember' } */
export function leafOf(text: string): { day: string; month: string } {
  const days = [...text.matchAll(/(\d{1,2})\./g)].map(([, day]) => day);
  const month = MONTHS.find((name) => text.includes(name)) ?? '';
  const [first, last] = [days[0], days.at(-1)];
  return { day: days.length > 1 && first !== last ? `${first}./${last}.` : `${first ?? ''}.`, month };
}

function eventPiece(content: Content, id: number) {
  const event = found(
    content.events.find((entry) => entry.id === id),
    `Veranstaltung ${id}`,
  );
  return {
    title: event.title,
    example: event.example ?? false,
    date: event.date.text,
    leaf: leafOf(event.date.text),
    time: event.time.text,
    location: event.location,
    address: event.fullAddress?.text,
    category: event.category,
    categoryName: content.site.eventCategories[event.category].one,
    image: event.image,
    text: event.description,
    ages: event.ageRecommendation?.text,
    admission: event.admission?.text,
  };
}

function resolved(content: Content, issue: Issue, at: number, piece: Piece): object {
  switch (piece.type) {
    case 'article':
      return articlePiece(content, issue, at, piece);
    case 'quiz': {
      const { title, quiz } = found(
        content.articles.find(({ slug }) => slug === piece.slug),
        `Artikel ${piece.slug}`,
      );
      return { slug: piece.slug, title, questions: quiz };
    }
    case 'news': {
      const { title, excerpt, image, date } = found(
        content.news.regional.find(({ id }) => id === piece.id),
        `Meldung ${piece.id}`,
      );
      return { title, text: excerpt, image, date: date.text };
    }
    case 'animal':
      return found(
        content.news.animals.find(({ letter }) => letter === piece.letter),
        `Tier ${piece.letter}`,
      );
    case 'event':
      return eventPiece(content, piece.id);
    case 'book': {
      const book = found(
        content.books.find(({ id }) => id === piece.id),
        `Buch ${piece.id}`,
      );
      const { title, author, genre, publisher, description, age, pages, price, coverOverride, cover } = book;
      const figures = { age: age.text, pages: pages.text, price: typeof price === 'string' ? undefined : price.text };
      return { title, author, genre, publisher, text: description, ...figures, image: coverOverride ?? cover };
    }
    case 'game': {
      const game = found(
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
          found(
            content.glossary.find((term) => term.word === word),
            `Wort ${word}`,
          ),
        ),
      };
    case 'diagram':
      return found(
        content.diagrams.find(({ name }) => name === piece.name),
        `Zeichnung ${piece.name}`,
      );
    case 'calendar':
      return {
        ...piece,
        days: piece.days.map(({ date, text }) => ({
          date: formatDay(date.first),
          weekday: WEEKDAYS[weekday(date.first)],
          leaf: leafOf(formatDay(date.first)),
          text,
        })),
      };
    case 'wordsearch':
      return { ...piece, ...gridOf(piece.words) };
    default:
      return piece;
  }
}

/** Of one page, in the order of their weight: → [{ type: 'article', n: 0, title: '…', blocks: […] }, { type: 'fact', n: 1, … }] */
export const piecesOf = (content: Content, issue: Issue, at: number, pieces: readonly Piece[]): PrintPiece[] =>
  pieces.map((piece, n) => ({ ...resolved(content, issue, at, piece), type: piece.type, n }));
