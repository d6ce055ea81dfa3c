import type { Content, Issue, Piece, PieceOfType, PieceType } from './kinds';
import { anniversaryName, type EntryOf, entryOf, type Kind, type Reference } from './references';

type KeyedReference = Reference & { key: string };
type TextOf<P> = (piece: P, content: Content) => string | undefined;

/** What is known of a type of piece without paper or page. With a title it is in the contents; a name is for its button only. */
type PiecePart<P> = { references?: (piece: P) => KeyedReference[] } & ({ title: TextOf<P> } | { name: TextOf<P> });

const LONGEST = 60;

const begun = (text: string) => (text.length > LONGEST ? `${text.slice(0, text.lastIndexOf(' ', LONGEST))} …` : text);
const ownTitle = ({ title }: { title: string }) => title;

const one =
  <Key extends string>(key: Key, kind: Kind) =>
  (piece: Record<Key, Reference['name']>): KeyedReference[] => [{ key, kind, name: piece[key] }];

const each =
  <Key extends string>(key: Key, kind: Kind) =>
  (piece: Record<Key, readonly Reference['name'][]>): KeyedReference[] =>
    piece[key].map((name, at) => ({ key: `${key}[${at + 1}]`, kind, name }));

const entry = <Key extends string, K extends Kind>(key: Key, kind: K, titleOf: (thing: EntryOf<K>) => string) => ({
  references: one(key, kind),
  title(piece: Record<Key, Reference['name']>, content: Content) {
    const thing = entryOf(content, kind, piece[key]);
    return thing && titleOf(thing);
  },
});

const PIECES: { [T in PieceType]: PiecePart<PieceOfType<T>> } = {
  article: entry('slug', 'articles', ownTitle),
  quiz: { references: one('slug', 'articles'), name: () => 'Quiz' },
  news: entry('id', 'regional', ownTitle),
  event: entry('id', 'events', ownTitle),
  book: entry('id', 'books', ownTitle),
  game: entry('id', 'games', ownTitle),
  animal: entry('letter', 'animals', ({ letter, animal }) => `${letter} wie ${animal}`),
  words: { references: each('words', 'words'), name: () => 'Schwierige Wörter' },
  diagram: entry('name', 'diagrams', ownTitle),
  debate: entry('slug', 'debates', ownTitle),
  question: entry('slug', 'questions', ({ question }) => question),
  comic: entry('slug', 'comics', ownTitle),
  trial: entry('slug', 'experiments', ownTitle),
  jokes: { references: each('ids', 'jokes'), name: (_, { lists }) => lists.lastPage.jokes.heading },
  twister: { references: one('id', 'twisters'), name: (_, { lists }) => lists.lastPage.twisters.heading },
  brainteaser: { references: one('id', 'riddles'), name: (_, { lists }) => lists.lastPage.riddle.heading },
  briefs: { references: each('titles', 'briefs'), title: (_, { lists }) => lists.lastPage.briefs },
  anniversary: {
    references: (piece) => [{ key: 'day', kind: 'history', name: anniversaryName(piece) }],
    title: anniversaryName,
  },
  teaser: { name: ownTitle },
  short: { title: ownTitle },
  letter: { title: ownTitle },
  fact: { name: ({ figure, text }) => begun(`${figure} ${text}`) },
  quote: { name: ({ text }) => begun(`„${text}“`) },
  experiment: { title: ownTitle },
  weather: { title: ({ word }) => word },
  riddle: { title: ownTitle },
  wordsearch: { title: ownTitle },
  joke: { name: ({ question }) => `Witz: ${begun(question)}` },
  calendar: { title: ownTitle },
  imprint: { name: () => 'Impressum' },
};

const partOf = ({ type }: Piece) => PIECES[type] as PiecePart<Piece>;

/** pieceTitle({ type: 'animal', letter: 'I' }, content) → 'I wie Igel'; undefined for a joke */
export function pieceTitle(piece: Piece, content: Content): string | undefined {
  const part = partOf(piece);
  return 'title' in part ? part.title(piece, content) : undefined;
}

/** Name of its button in the viewer: pieceName({ type: 'joke', … }, content) → 'Witz: Was sitzt im Baum und …' */
export function pieceName(piece: Piece, content: Content): string {
  const part = partOf(piece);
  return ('title' in part ? part.title : part.name)(piece, content) ?? 'Weiteres';
}

/** referencesIn({ type: 'words', words: ['Magma'] }) → [{ key: 'words[1]', kind: 'words', name: 'Magma' }] */
export const referencesIn = (piece: Piece): KeyedReference[] => partOf(piece).references?.(piece) ?? [];

type PlacedPiece = { piece: Piece; page: number; field: string };

/** Pieces of an issue with their page, counted from 1, and their field: piecesIn(issue) → [{ piece, page: 1, field: 'pages[1].pieces[1]' }, …] */
export const piecesIn = ({ pages }: Pick<Issue, 'pages'>): PlacedPiece[] =>
  pages.flatMap(({ pieces }, at) =>
    pieces.map((piece, nth) => ({ piece, page: at + 1, field: `pages[${at + 1}].pieces[${nth + 1}]` })),
  );

/** Its story first: referencesOf(issue) → [{ field: 'story', kind: 'articles', name: 'vulkan' }, { field: 'pages[1].pieces[1].slug', … }] */
export const referencesOf = (issue: Pick<Issue, 'pages' | 'story'>): (Reference & { field: string })[] => [
  { field: 'story', kind: 'articles', name: issue.story },
  ...piecesIn(issue).flatMap(({ piece, field }) =>
    referencesIn(piece).map(({ key, ...reference }) => ({ field: `${field}.${key}`, ...reference })),
  ),
];
