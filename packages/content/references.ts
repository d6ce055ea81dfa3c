import type { Anniversary, Content, Issue, Piece } from './kinds';
import type { Times } from './times';

type Kind =
  | 'articles'
  | 'diagrams'
  | 'regional'
  | 'animals'
  | 'events'
  | 'books'
  | 'games'
  | 'words'
  | 'debates'
  | 'questions'
  | 'comics'
  | 'experiments'
  | 'jokes'
  | 'twisters'
  | 'riddles'
  | 'briefs'
  | 'history';
type Reference = { key: string; kind: Kind; name: string | number };

/** One value for each kind of content that a piece can reference. */
export type ByKind<T> = Record<Kind, T>;

/** anniversaryName({ day: { text: '24. November', … }, year: 1974 }) → '24. November 1974' */
export const anniversaryName = ({ day, year }: Pick<Anniversary, 'day' | 'year'>) => `${day.text} ${year}`;

type Find = { as?: string; find: (all: Content, name: string | number) => Times | undefined };

/** Finds referenced content; `as` is the label before a number. Diagrams have no publishing times. */
export const REFERENCED: ByKind<Find> = {
  articles: { find: ({ articles }, name) => articles.find(({ slug }) => slug === name) },
  diagrams: { find: () => undefined },
  regional: { as: 'Nachricht ', find: ({ news }, name) => news.regional.find(({ id }) => id === name) },
  animals: { find: ({ news }, name) => news.animals.find(({ letter }) => letter === name) },
  events: { as: 'Veranstaltung ', find: ({ events }, name) => events.find(({ id }) => id === name) },
  books: { as: 'Buch ', find: ({ books }, name) => books.find(({ id }) => id === name) },
  games: { as: 'Spiel ', find: ({ games }, name) => games.find(({ id }) => id === name) },
  words: { find: ({ glossary }, name) => glossary.find(({ word }) => word === name) },
  debates: { find: ({ debates }, name) => debates.find(({ slug }) => slug === name) },
  questions: { find: ({ questions }, name) => questions.find(({ slug }) => slug === name) },
  comics: { find: ({ comics }, name) => comics.find(({ slug }) => slug === name) },
  experiments: { find: ({ experiments }, name) => experiments.find(({ slug }) => slug === name) },
  // These have no times.
  jokes: { find: () => undefined },
  twisters: { find: () => undefined },
  riddles: { find: () => undefined },
  briefs: { as: 'Meldung ', find: ({ briefs }, name) => briefs.find(({ title }) => title === name) },
  history: { find: ({ history }, name) => history.find((entry) => anniversaryName(entry) === name) },
};

type PlacedPiece = { piece: Piece; page: number; field: string };

/** Pieces of an issue with their page, counted from 1, and their field: piecesIn(issue) → [{ piece, page: 1, field: 'pages[1].pieces[1]' }, …] */
export const piecesIn = ({ pages }: Pick<Issue, 'pages'>): PlacedPiece[] =>
  pages.flatMap(({ pieces }, at) =>
    pieces.map((piece, nth) => ({ piece, page: at + 1, field: `pages[${at + 1}].pieces[${nth + 1}]` })),
  );

/** Content that a piece of an issue references:
 * referencesIn({ type: 'words', words: ['Magma'] }) → [{ key: 'words[1]', kind: 'words', name: 'Magma' }] */
export function referencesIn(piece: Piece): Reference[] {
  switch (piece.type) {
    case 'article':
    case 'quiz':
      return [{ key: 'slug', kind: 'articles', name: piece.slug }];
    case 'diagram':
      return [{ key: 'name', kind: 'diagrams', name: piece.name }];
    case 'news':
      return [{ key: 'id', kind: 'regional', name: piece.id }];
    case 'animal':
      return [{ key: 'letter', kind: 'animals', name: piece.letter }];
    case 'event':
    case 'book':
    case 'game':
      return [{ key: 'id', kind: `${piece.type}s`, name: piece.id }];
    case 'words':
      return piece.words.map((name, at) => ({ key: `words[${at + 1}]`, kind: 'words', name }));
    case 'debate':
    case 'question':
    case 'comic':
      return [{ key: 'slug', kind: `${piece.type}s`, name: piece.slug }];
    case 'trial':
      return [{ key: 'slug', kind: 'experiments', name: piece.slug }];
    case 'jokes':
      return piece.questions.map((name, at) => ({ key: `questions[${at + 1}]`, kind: 'jokes', name }));
    case 'twister':
      return [{ key: 'text', kind: 'twisters', name: piece.text }];
    case 'brainteaser':
      return [{ key: 'question', kind: 'riddles', name: piece.question }];
    case 'briefs':
      return piece.titles.map((name, at) => ({ key: `titles[${at + 1}]`, kind: 'briefs', name }));
    case 'anniversary':
      return [{ key: 'day', kind: 'history', name: anniversaryName(piece) }];
    case 'teaser':
    case 'short':
    case 'letter':
    case 'fact':
    case 'quote':
    case 'experiment':
    case 'weather':
    case 'riddle':
    case 'wordsearch':
    case 'joke':
    case 'calendar':
    case 'imprint':
      return [];
  }
}
