import type { z } from 'zod';
import type { Focus } from './focus';
import { accessReportSchema } from './schema/access-report';
import { articleSchema } from './schema/article';
import { bookSchema } from './schema/book';
import { debatePageSchema, debateSchema } from './schema/debate';
import { eventSchema } from './schema/event';
import { gameSchema } from './schema/game';
import { historySchema } from './schema/history';
import { diagramSchema, issueSchema } from './schema/issue';
import { landingSchema, listsSchema } from './schema/landing';
import { colouringSchema, comicSchema, experimentSchema, lastPageSchema } from './schema/last-page';
import { briefsSchema, glossarySchema, newsSchema } from './schema/news';
import { officeSchema } from './schema/office';
import { orderSchema } from './schema/order';
import { faqSchema, pageSchema, readingOffersSchema } from './schema/page';
import { parentsSchema } from './schema/parents';
import { planId, planSchema, subscriptionSchema } from './schema/plan';
import { puzzlesSchema } from './schema/puzzles';
import { questionPageSchema, questionSchema } from './schema/question';
import { redirectsSchema } from './schema/redirects';
import { schoolSchema } from './schema/school';
import { searchWordsSchema } from './schema/search-words';
import { siteSchema } from './schema/site';
import { syllablesSchema } from './schema/syllables';
import { worksheetSchema } from './schema/worksheet';

/** Content that stands in one file: content/{key}.yaml. A new one is one line here. */
export const FILES = {
  site: siteSchema,
  landing: landingSchema,
  lists: listsSchema,
  subscription: subscriptionSchema,
  order: orderSchema,
  /** For the receiver of orders alone. */
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
  /** Words the patterns of lib/syllables divide wrongly: 'Ka-kao'. */
  syllables: syllablesSchema,
  puzzles: puzzlesSchema,
  /** Old addresses of pages. */
  redirects: redirectsSchema,
  'access-report': accessReportSchema,
} as const;

export type FolderKind = {
  schema: z.ZodType;
  /** Of its JSON Schema. */
  kind: string;
  /** The field that holds the name of the file. */
  named?: 'slug' | 'name';
  isNewestFirst?: true;
  /** Each is out on its date, where publishFrom says nothing else, and the newest comes first. */
  isDated?: true;
};

/** Content with a file for each entry: content/{key}/*.yaml. A new one is one line here. */
export const FOLDERS = {
  plans: { schema: planSchema, kind: 'plan' },
  events: { schema: eventSchema, kind: 'event' },
  books: { schema: bookSchema, kind: 'book' },
  games: { schema: gameSchema, kind: 'game' },
  articles: { schema: articleSchema, kind: 'article', named: 'slug' },
  diagrams: { schema: diagramSchema, kind: 'diagram', named: 'name' },
  /** Named by year and week, '2026-47', and listed newest first. */
  issues: { schema: issueSchema, kind: 'issue', named: 'name', isNewestFirst: true },
  /** Named as its article. */
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
export type PlanId = z.infer<typeof planId>;
export const PLAN_IDS = planId.options;

type CamelCase<Key extends string> = Key extends `${infer Word}-${infer Rest}` ? `${Word}${Capitalize<Rest>}` : Key;

/** camelCase('reading-offers') → 'readingOffers' */
export const camelCase = <Key extends string>(key: Key) =>
  key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Key>;

type Folders = typeof FOLDERS;
type Entry<Key extends keyof Folders> = z.infer<Folders[Key]['schema']> &
  (Folders[Key] extends { named: infer Name extends string } ? Record<Name, string> : unknown);

/** Everything in content/, checked: each file and folder under its name in camelCase. */
export type Content = { [Key in keyof typeof FILES as CamelCase<Key>]: z.infer<(typeof FILES)[Key]> } & {
  [Key in Exclude<keyof Folders, 'pages'>]: Entry<Key>[];
} & {
  pages: Record<PageSlug, Page>;
  /** What issues print of dated things, out or not. */
  printed: { [Key in 'debates' | 'questions' | 'comics']: Entry<Key>[] };
};

export type Picture = { src: string; alt: string; credit?: string; focus?: Focus };
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
export type Diagram = Content['diagrams'][number];
export type Debate = Content['debates'][number];
export type AskedQuestion = Content['questions'][number];
export type QuestionPage = Content['questionPage'];
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
