import { FILES, FOLDERS } from '@/lib/content/kinds';
import { articles, diagrams, worksheets } from './words/articles';
import { common } from './words/common';
import { debatePage, debates } from './words/debates';
import { pages, parents, plans, readingOffers, school, subscription } from './words/grown-ups';
import { faq, glossary, issues, news, syllables } from './words/issues';
import { landing, order } from './words/landing';
import { briefs, colouring, comics, experiments, history, lastPage } from './words/last-page';
import { lists } from './words/lists';
import { office } from './words/office';
import { accessReport, redirects, site } from './words/publisher';
import { questionPage, questions } from './words/questions';
import type { Words } from './words/say';
import { puzzles, searchWords } from './words/search';
import { books, events, games } from './words/weekend';

export type FileKind = keyof typeof FILES;
export type FolderKind = keyof typeof FOLDERS;
export type KindName = FileKind | FolderKind;

/** German labels of each kind; shared ones are in `common`. */
export const WORDS: Record<KindName, Words> = {
  articles,
  diagrams,
  worksheets,
  debates,
  questions,
  'question-page': questionPage,
  'debate-page': debatePage,
  events,
  books,
  games,
  issues,
  news,
  briefs,
  history,
  'last-page': lastPage,
  colouring,
  comics,
  experiments,
  glossary,
  syllables,
  faq,
  pages,
  parents,
  school: { ...pages, ...school },
  plans,
  subscription,
  'reading-offers': readingOffers,
  site,
  'access-report': accessReport,
  redirects,
  'search-words': searchWords,
  puzzles,
  landing,
  order,
  office,
  lists,
};

/** wordsOf('events') → [{ time: […], … }, { title: […], … }] */
export const wordsOf = (kind: KindName): Words[] => [WORDS[kind], common];

/** isFolder('events') → true, isFolder('site') → false */
export const isFolder = (kind: KindName): kind is FolderKind => kind in FOLDERS;

/** schemaOf('events') → its zod schema */
export const schemaOf = (kind: KindName) => (isFolder(kind) ? FOLDERS[kind].schema : FILES[kind]);

/** Name of its JSON Schema: schemaNameOf('events') → 'event' */
export const schemaNameOf = (kind: KindName) => (isFolder(kind) ? FOLDERS[kind].kind : kind);

/** → ['plans', 'events', …, 'site', …] */
export const allKinds = () => [...Object.keys(FOLDERS), ...Object.keys(FILES)] as KindName[];

/** formatOf('events') → 'duda-events' */
export const formatOf = (kind: KindName) => `duda-${kind}`;
