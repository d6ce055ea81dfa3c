import type { Day } from '@/lib/dates/day';
import type { palette } from '@/lib/palette';

/** Kinds of page, each with its own look: what is photographed and measured is one page of each. */
export type PageType =
  | 'landing'
  | 'kennenlernen'
  | 'news'
  | 'article'
  | 'woerterbuch'
  | 'event'
  | 'books'
  | 'book'
  | 'games'
  | 'lesekompetenz'
  | 'subscription'
  | 'plan'
  | 'suche'
  | 'kuendigen'
  | 'widerruf'
  | 'terms'
  | 'legal';

/** One step from the landing page to where one is. */
export type Crumb = { name: string; path: string };

/** What a share picture shows. */
export type Card = {
  kicker: string;
  title: string;
  line: string;
  /** Below content/pictures. */
  image: string;
  ground: keyof typeof palette;
  /** A torn-off calendar leaf on the picture. */
  leaf?: { day: string; month: string };
};

/** A canonical page of the site, with all that menus, trail, sitemap, share pictures and llms.txt say of it. */
export type SitePage = Crumb & {
  type: PageType;
  /** What it holds, in a line. */
  note: string;
  /** The page it hangs under; the landing page unless it says so. */
  under?: Crumb;
  /** Its name at the foot of every page, where the law wants it there (R-LAW-1). */
  foot?: string;
  /** The last change that content tells of; most content has no date. */
  changed?: Day | undefined;
  /** Its own pictures, below content/pictures. */
  images: string[];
  /** Its own share picture; the others show the landing page's. */
  card?: Card;
};
