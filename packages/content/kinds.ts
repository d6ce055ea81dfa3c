import type { z } from 'zod';
import type { Focus } from './focus';
import { accessReportSchema } from './schema/access-report';
import { articleSchema } from './schema/article';
import { bookSchema } from './schema/book';
import { debatePageSchema, debateSchema } from './schema/debate';
import { diagramSchema } from './schema/diagram';
import { eventSchema } from './schema/event';
import { gameSchema } from './schema/game';
import { historySchema } from './schema/history';
import { issueSchema } from './schema/issue';
import { landingSchema } from './schema/landing';
import { colouringSchema, comicSchema, experimentSchema, lastPageSchema } from './schema/last-page';
import { listsSchema } from './schema/lists';
import { briefsSchema, glossarySchema, newsSchema } from './schema/news';
import { officeSchema } from './schema/office';
import { orderSchema } from './schema/order';
import { faqSchema, pageSchema, readingOffersSchema } from './schema/page';
import { parentsSchema } from './schema/parents';
import { planSchema, subscriptionSchema } from './schema/plan';
import { puzzleStockSchema } from './schema/puzzle-stock';
import { puzzlesSchema } from './schema/puzzles';
import { questionPageSchema, questionSchema } from './schema/question';
import { redirectsSchema } from './schema/redirects';
import { schoolSchema } from './schema/school';
import { searchWordsSchema } from './schema/search-words';
import { siteSchema } from './schema/site';
import { syllablesSchema } from './schema/syllables';
import { titleSchema } from './schema/title';
import { worksheetSchema } from './schema/worksheet';

/** Content in a single file, content/{key}.yaml. A new file takes one line here. */
export const FILES = {
  site: siteSchema,
  title: titleSchema,
  landing: landingSchema,
  lists: listsSchema,
  subscription: subscriptionSchema,
  order: orderSchema,
  /** For the order receiver only. */
  office: officeSchema,
  news: newsSchema,
  briefs: briefsSchema,
  glossary: glossarySchema,
  'debate-page': debatePageSchema,
  'question-page': questionPageSchema,
  'last-page': lastPageSchema,
  colouring: colouringSchema,
  history: historySchema,
  faq: faqSchema,
  parents: parentsSchema,
  school: schoolSchema,
  'reading-offers': readingOffersSchema,
  'search-words': searchWordsSchema,
  /** Words that the patterns of german/syllables divide wrongly: 'Ka-kao'. */
  syllables: syllablesSchema,
  puzzles: puzzlesSchema,
  /** From which week on the puzzles of a week use an entry. */
  'puzzle-stock': puzzleStockSchema,
  /** Redirects from old page addresses. */
  redirects: redirectsSchema,
  'access-report': accessReportSchema,
} as const;

export type FolderKind = {
  schema: z.ZodType;
  /** Name of its JSON Schema. */
  kind: string;
  /** Field that holds the file name. */
  named?: 'slug' | 'name';
  isNewestFirst?: true;
  /** Appears on its date unless publishFrom is set; newest first. */
  isDated?: true;
};

/** Content with a file per entry, content/{key}/*.yaml. A new folder takes one line here. */
export const FOLDERS = {
  plans: { schema: planSchema, kind: 'plan' },
  /** The name is part of the UID in calendars (lib/events/ics.ts). */
  events: { schema: eventSchema, kind: 'event', named: 'name' },
  books: { schema: bookSchema, kind: 'book' },
  games: { schema: gameSchema, kind: 'game' },
  articles: { schema: articleSchema, kind: 'article', named: 'slug' },
  diagrams: { schema: diagramSchema, kind: 'diagram', named: 'name' },
  /** Named by year and week, '2026-47'; newest first. */
  issues: { schema: issueSchema, kind: 'issue', named: 'name', isNewestFirst: true },
  /** Has the name of its article. */
  worksheets: { schema: worksheetSchema, kind: 'worksheet', named: 'slug' },
  debates: { schema: debateSchema, kind: 'debate', named: 'slug', isDated: true },
  questions: { schema: questionSchema, kind: 'question', named: 'slug', isDated: true },
  comics: { schema: comicSchema, kind: 'comic', named: 'slug', isDated: true },
  experiments: { schema: experimentSchema, kind: 'experiment', named: 'slug' },
  pages: { schema: pageSchema, kind: 'page' },
} as const satisfies Record<string, FolderKind>;

export const PAGE_SLUGS = [
  'agb',
  'barrierefreiheit',
  'bildnachweis',
  'datenschutz',
  'impressum',
  'kennenlernen',
  'kuendigen',
  'lesekompetenz',
  'widerruf',
] as const;

export type PageSlug = (typeof PAGE_SLUGS)[number];
/** Plans that pages link to by name. */
export const LINKED_PLANS = ['trial', 'gift', 'year', 'class'] as const;

type CamelCase<Key extends string> = Key extends `${infer Word}-${infer Rest}` ? `${Word}${Capitalize<Rest>}` : Key;

/** camelCase('reading-offers') → 'readingOffers' */
export const camelCase = <Key extends string>(key: Key) =>
  key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Key>;

type Folders = typeof FOLDERS;
type Entry<Key extends keyof Folders> = z.infer<Folders[Key]['schema']> &
  (Folders[Key] extends { named: infer Name extends string } ? Record<Name, string> : unknown);

/** All validated content, keyed by file or folder name in camelCase. */
export type Content = { [Key in keyof typeof FILES as CamelCase<Key>]: z.infer<(typeof FILES)[Key]> } & {
  [Key in Exclude<keyof Folders, 'pages'>]: Entry<Key>[];
} & {
  pages: Record<PageSlug, Page>;
  /** Dated content that issues print, published or not. */
  printed: { [Key in 'debates' | 'questions' | 'comics']: Entry<Key>[] };
};

/** Content before checks between files; without data where the schema rejects a file. */
export type CheckedEntry<T> = { name: string; file: string; data: T | undefined };
export type CheckedFolders = { [Key in keyof Folders]: CheckedEntry<z.infer<Folders[Key]['schema']>>[] };
export type CheckedFiles = { [Key in keyof typeof FILES as CamelCase<Key>]: z.infer<(typeof FILES)[Key]> | undefined };

export type Picture = { src: string; alt: string; credit?: string; focus?: Focus };
export type Title = Content['title'];
export type Site = Content['site'];
export type Landing = Content['landing'];
export type Plan = Content['plans'][number];
export type OrderCopy = Content['order'];
export type Office = Content['office'];
export type Subscription = Content['subscription'];
export type Event = Content['events'][number];
export type Book = Content['books'][number];
export type Game = Content['games'][number];
export type Article = Content['articles'][number];
export type Issue = Content['issues'][number];
export type Piece = Issue['pages'][number]['pieces'][number];
export type PieceType = Piece['type'];
export type PieceOfType<T extends PieceType> = Extract<Piece, { type: T }>;
export type Diagram = Content['diagrams'][number];
export type Debate = Content['debates'][number];
export type AskedQuestion = Content['questions'][number];
export type DebatePage = Content['debatePage'];
export type Worksheet = Content['worksheets'][number];
export type WorksheetLevel = Worksheet['whole'];
export type Block = Article['content'][number];
export type Recording = NonNullable<Article['audio']>[number];
export type Page = z.infer<typeof pageSchema>;
export type Question = Content['faq'][number];
export type Parents = Content['parents'];
export type School = Content['school'];
export type Lesson = School['lessons'][number];
export type SearchWords = Content['searchWords'];
export type Puzzles = Content['puzzles'];
export type Term = Content['glossary'][number];
export type Comic = Content['comics'][number];
export type Experiment = Content['experiments'][number];
export type Anniversary = Content['history'][number];
export type Brief = Content['briefs'][number];
