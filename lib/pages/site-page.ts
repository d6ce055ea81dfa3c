import type { Day } from '@/lib/dates/day';
import type { palette } from '@/lib/title/title';

/** Each with its own look; one page of each is photographed and measured. */
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

/** From the landing page to where one is. */
export type Crumb = { name: string; path: string };

export type Card = {
  kicker: string;
  title: string;
  line: string;
  /** Below content/pictures. */
  image: string;
  ground: keyof typeof palette;
  leaf?: { day: string; month: string };
};

/** For menus, trail, sitemap, share pictures and llms.txt. */
export type SitePage = Crumb & {
  type: PageType;
  note: string;
  /** A list without entries, or what is not to be told of yet: the page says so, and the sitemap leaves it out. */
  isEmpty?: boolean;
  /** It shows what a visitor has kept: search engines are not led there. */
  isOwn?: boolean;
  /** Built before its day: it answers, and nobody is led to it. A part is found by the page it is under. */
  isAhead?: boolean;
  isPart?: boolean;
  /** Else the landing page. */
  under?: Crumb;
  /** At the foot of every page, where the law wants it (R-LAW-1). */
  foot?: string;
  /** As far as content tells; most has no date. */
  changed?: Day | undefined;
  images: string[];
  /** The others show the landing page's. */
  card?: Card;
};
