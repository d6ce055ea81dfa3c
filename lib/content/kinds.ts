import type { z } from 'zod';
import type { Focus } from './focus';
import { accessReportSchema } from './schema/access-report';
import { articleSchema } from './schema/article';
import { bookSchema } from './schema/book';
import { eventSchema } from './schema/event';
import { gameSchema } from './schema/game';
import { diagramSchema, issueSchema } from './schema/issue';
import { landingSchema, listsSchema } from './schema/landing';
import { glossarySchema, newsSchema } from './schema/news';
import { officeSchema } from './schema/office';
import { orderSchema } from './schema/order';
import { faqSchema, pageSchema, readingOffersSchema } from './schema/page';
import { parentsSchema } from './schema/parents';
import { planId, planSchema, subscriptionSchema } from './schema/plan';
import { puzzlesSchema } from './schema/puzzles';
import { redirectsSchema } from './schema/redirects';
import { schoolSchema } from './schema/school';
import { searchWordsSchema } from './schema/search-words';
import { siteSchema } from './schema/site';
import { syllablesSchema } from './schema/syllables';
import { worksheetSchema } from './schema/worksheet';

/** Content that stands in one file: content/{key}.yaml. */
export const FILES = {
  site: siteSchema,
  landing: landingSchema,
  lists: listsSchema,
  subscription: subscriptionSchema,
  order: orderSchema,
  office: officeSchema,
  news: newsSchema,
  glossary: glossarySchema,
  faq: faqSchema,
  parents: parentsSchema,
  school: schoolSchema,
  'reading-offers': readingOffersSchema,
  'search-words': searchWordsSchema,
  syllables: syllablesSchema,
  puzzles: puzzlesSchema,
  redirects: redirectsSchema,
  'access-report': accessReportSchema,
} as const;

/** Content with a file for each entry: content/{key}/*.yaml. */
export const FOLDERS = {
  plans: { schema: planSchema, kind: 'plan' },
  events: { schema: eventSchema, kind: 'event' },
  books: { schema: bookSchema, kind: 'book' },
  games: { schema: gameSchema, kind: 'game' },
  articles: { schema: articleSchema, kind: 'article' },
  diagrams: { schema: diagramSchema, kind: 'diagram' },
  issues: { schema: issueSchema, kind: 'issue' },
  worksheets: { schema: worksheetSchema, kind: 'worksheet' },
  pages: { schema: pageSchema, kind: 'page' },
} as const;

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

export type Picture = { src: string; alt: string; credit?: string; focus?: Focus };
export type Site = z.infer<typeof siteSchema>;
export type Landing = z.infer<typeof landingSchema>;
export type Plan = z.infer<typeof planSchema>;
export type OrderCopy = z.infer<typeof orderSchema>;
export type Office = z.infer<typeof officeSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
export type Event = z.infer<typeof eventSchema>;
export type Book = z.infer<typeof bookSchema>;
export type Game = z.infer<typeof gameSchema>;
export type Article = z.infer<typeof articleSchema> & { slug: string };
/** `name` is its file's: '2026-47'. */
export type Issue = z.infer<typeof issueSchema> & { name: string };
export type Piece = Issue['pages'][number]['pieces'][number];
export type Diagram = z.infer<typeof diagramSchema> & { name: string };
/** Named as its article. */
export type Worksheet = z.infer<typeof worksheetSchema> & { slug: string };
export type WorksheetLevel = Worksheet['whole'];
export type Block = Article['content'][number];
export type Recording = NonNullable<Article['audio']>[number];
export type Page = z.infer<typeof pageSchema>;
export type Question = z.infer<typeof faqSchema>[number];
export type Parents = z.infer<typeof parentsSchema>;
export type School = z.infer<typeof schoolSchema>;
export type Lesson = School['lessons'][number];
export type SearchWords = z.infer<typeof searchWordsSchema>;
export type Puzzles = z.infer<typeof puzzlesSchema>;
export type Term = z.infer<typeof glossarySchema>[number];

export type Content = {
  site: Site;
  landing: Landing;
  lists: z.infer<typeof listsSchema>;
  subscription: Subscription;
  order: OrderCopy;
  /** For the receiver of orders alone. */
  office: Office;
  news: z.infer<typeof newsSchema>;
  glossary: Term[];
  faq: Question[];
  parents: Parents;
  school: School;
  readingOffers: z.infer<typeof readingOffersSchema>;
  searchWords: SearchWords;
  /** Words the patterns of lib/syllables divide wrongly: 'Ka-kao'. */
  syllables: string[];
  puzzles: Puzzles;
  /** Old addresses of pages. */
  redirects: z.infer<typeof redirectsSchema>;
  accessReport: z.infer<typeof accessReportSchema>;
  plans: Plan[];
  events: Event[];
  books: Book[];
  games: Game[];
  articles: Article[];
  diagrams: Diagram[];
  issues: Issue[];
  worksheets: Worksheet[];
  pages: Record<PageSlug, Page>;
};
