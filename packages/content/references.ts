import type { Anniversary, CheckedFiles, CheckedFolders, Content } from './kinds';
import { required } from './required';

type Name = string | number;

type Referenced<T> = {
  /** What an editor has to name. */
  what: string;
  /** Label before a number. */
  as?: string;
  target: (name: Name) => string;
  /** Names in checked files. A file that the schema rejects still has its own. */
  known: (files: CheckedFiles, folders: CheckedFolders) => Name[];
  find: (all: Content, name: Name) => T | undefined;
};

/** anniversaryName({ day: { text: '24. November', … }, year: 1974 }) → '24. November 1974' */
export const anniversaryName = ({ day, year }: Pick<Anniversary, 'day' | 'year'>) => `${day.text} ${year}`;

const bySlug = <T extends { slug: string }>(
  folder: 'articles' | 'debates' | 'questions' | 'comics' | 'experiments',
  what: string,
  list: (all: Content) => readonly T[],
): Referenced<T> => ({
  what: `${what} aus content/${folder}`,
  target: (slug) => `${folder}/${slug}.yaml`,
  known: (_, folders) => folders[folder].map(({ name }) => name),
  find: (all, name) => list(all).find(({ slug }) => slug === name),
});

const byId = <T extends { id: number }>(
  folder: 'events' | 'books' | 'games',
  [as, of]: [string, string],
  list: (all: Content) => readonly T[],
): Referenced<T> => ({
  what: `die Kennung ${of}`,
  as: `${as} `,
  target: (id) => `${folder}/${id}-….yaml`,
  known: (_, folders) => folders[folder].flatMap(({ data }) => data?.id ?? []),
  find: (all, name) => list(all).find(({ id }) => id === name),
});

const by =
  <Key extends string>(key: Key) =>
  (entry: Record<Key, Name>) =>
    entry[key];

/** `place` is the list in the file, and the field of the name: inFile('news', …, 'regional, id ') */
const inFile = <T>(
  file: string,
  what: string,
  nameOf: (entry: T) => Name,
  list: (files: CheckedFiles) => readonly T[] | undefined,
  place = '',
): Referenced<T> => ({
  what: `${what} aus ${file}.yaml`,
  target: (name) => `${file}.yaml · ${place}${name}`,
  known: (files) => (list(files) ?? []).map(nameOf),
  find: (all, name) => list(all)?.find((entry) => nameOf(entry) === name),
});

/** Without positions in print a drawing is for the site only. */
const diagrams: Referenced<Content['diagrams'][number]> = {
  what: 'eine Zeichnung aus content/diagrams, deren Beschriftungen at und width haben',
  target: (name) => `diagrams/${name}.yaml`,
  known: (_, { diagrams }) =>
    diagrams.flatMap(({ name, data }) => (data?.labels.some(({ at, width }) => !at || !width) ? [] : name)),
  find: ({ diagrams }, wanted) => diagrams.find(({ name }) => name === wanted),
};

/** What pieces of an issue can name. Dated content is printed before it is published. */
export const REFERENCED = {
  articles: bySlug('articles', 'ein Artikel', ({ articles }) => articles),
  diagrams,
  regional: {
    ...inFile('news', 'die Kennung einer Nachricht', by('id'), ({ news }) => news?.regional, 'regional, id '),
    as: 'Nachricht ',
  },
  animals: inFile('news', 'der Buchstabe eines Tieres', by('letter'), ({ news }) => news?.animals, 'animals, letter '),
  events: byId('events', ['Veranstaltung', 'einer Veranstaltung'], ({ events }) => events),
  books: byId('books', ['Buch', 'eines Buches'], ({ books }) => books),
  games: byId('games', ['Spiel', 'eines Spiels'], ({ games }) => games),
  words: inFile('glossary', 'ein Wort', by('word'), ({ glossary }) => glossary),
  debates: bySlug('debates', 'eine Streitfrage', ({ printed }) => printed.debates),
  questions: bySlug('questions', 'eine Frage', ({ printed }) => printed.questions),
  comics: bySlug('comics', 'eine Folge', ({ printed }) => printed.comics),
  experiments: bySlug('experiments', 'ein Experiment', ({ experiments }) => experiments),
  jokes: inFile('last-page', 'die Kennung eines Witzes', by('id'), ({ lastPage }) => lastPage?.jokes, 'jokes, id '),
  twisters: inFile(
    'last-page',
    'die Kennung eines Zungenbrechers',
    by('id'),
    ({ lastPage }) => lastPage?.twisters,
    'twisters, id ',
  ),
  riddles: inFile(
    'last-page',
    'die Kennung eines Rätsels',
    by('id'),
    ({ lastPage }) => lastPage?.riddles,
    'riddles, id ',
  ),
  briefs: {
    ...inFile('briefs', 'die Überschrift einer Meldung', by('title'), ({ briefs }) => briefs),
    as: 'Meldung ',
  },
  history: inFile('history', 'Tag und Jahr eines Eintrags', anniversaryName, ({ history }) => history),
} satisfies Record<string, Referenced<unknown>>;

export type Kind = keyof typeof REFERENCED;
export type Reference = { kind: Kind; name: Name };
export type EntryOf<K extends Kind> = NonNullable<ReturnType<(typeof REFERENCED)[K]['find']>>;

/** entryOf(content, 'animals', 'I') → { letter: 'I', animal: 'Igel', … } */
export const entryOf = <K extends Kind>(all: Content, kind: K, name: Name) =>
  REFERENCED[kind].find(all, name) as EntryOf<K> | undefined;

/** For content that was checked: requiredEntry(content, 'animals', 'I') → { letter: 'I', … }; throws if it is missing */
export const requiredEntry = <K extends Kind>(all: Content, kind: K, name: Name) =>
  required(entryOf(all, kind, name), REFERENCED[kind].target(name));
