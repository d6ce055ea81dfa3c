import type { palette } from 'content/title';
import type { Day } from 'german/dates/day';

/** One page of each type is checked in screenshots and measurements. */
export type PageType =
  | 'landing'
  | 'kennenlernen'
  | 'ausgaben'
  | 'ausgabe'
  | 'ausgaben-archiv'
  | 'news'
  | 'article'
  | 'archiv'
  | 'woerterbuch'
  | 'fragen'
  | 'frage'
  | 'streitfragen'
  | 'streitfrage'
  | 'letzte-seite'
  | 'experiment'
  | 'heute-vor'
  | 'event'
  | 'books'
  | 'seite'
  | 'book'
  | 'games'
  | 'lesekompetenz'
  | 'eltern'
  | 'redaktion'
  | 'schule'
  | 'stunde'
  | 'elternbrief'
  | 'subscription'
  | 'plan'
  | 'arbeitsblaetter'
  | 'suche'
  | 'mitgenommen'
  | 'scrapbook'
  | 'raetsel'
  | 'raetsel-woche'
  | 'raetsel-blatt'
  | 'raetsel-archiv'
  | 'raetselheft'
  | 'kuendigen'
  | 'widerruf'
  | 'terms'
  | 'legal';

/** Part of the breadcrumb trail. */
export type Crumb = { name: string; path: string };

export type Card = {
  kicker: string;
  title: string;
  line: string;
  /** Path below content/pictures. */
  image: string;
  ground: keyof typeof palette;
  leaf?: { day: string; month: string };
};

/** Data for menu, breadcrumbs, sitemap, share pictures and llms.txt. */
export type SitePage = Crumb & {
  type: PageType;
  note: string;
  /** A list without entries, or content not announced yet: the page says so, and the sitemap omits it. */
  isEmpty?: boolean;
  /** Shows the visitor's own data: excluded from search engines. */
  isOwn?: boolean;
  /** Built before its publication day: reachable, but linked nowhere. `isPart`: found through its parent page. */
  isAhead?: boolean;
  isPart?: boolean;
  /** Parent page; the landing page if undefined. */
  under?: Crumb;
  /** Label in every footer, where the law requires a link (R-LAW-1). */
  foot?: string;
  /** Last change as far as content knows it; most content has no date. */
  changed?: Day | undefined;
  images: string[];
  /** Share picture; pages without use the landing page's. */
  card?: Card;
};
