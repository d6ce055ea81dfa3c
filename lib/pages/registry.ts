import type { Content } from 'content/kinds';
import { type Day, today } from 'german/dates/day';
import { PATHS, sharePath } from '@/lib/paths';
import { adultPages } from './adults';
import { debatePages } from './debates';
import { eventPages } from './events';
import { issuePages } from './issues';
import { lastPages } from './last-page';
import { landingPage, newsPages } from './news';
import { planPages } from './plans';
import { prosePages } from './prose';
import { puzzlePages } from './puzzles';
import { questionPages } from './questions';
import type { Card, Crumb, PageType, SitePage } from './site-page';
import { tipPages } from './tips';
import { worksheetPages } from './worksheets';

// Cached, as every page of a build requests the whole list.
const listed = new WeakMap<Content, Map<Day, SitePage[]>>();

/** All pages of the site without aliases; `day` decides whether dated offers are shown:
 * sitePages(content) → [{ type: 'landing', path: '/', … }, …] */
export function sitePages(content: Content, day: Day = today()): SitePage[] {
  const days = listed.get(content) ?? new Map<Day, SitePage[]>();
  const pages = days.get(day) ?? allPages(content, day);
  listed.set(content, days.set(day, pages));
  return pages;
}

const allPages = (content: Content, day: Day): SitePage[] => [
  landingPage(content),
  ...issuePages(content, day),
  ...newsPages(content),
  ...debatePages(content),
  ...questionPages(content),
  ...lastPages(content, day),
  ...puzzlePages(content, day),
  ...eventPages(content),
  ...tipPages(content),
  ...planPages(content, day),
  ...adultPages(content),
  ...worksheetPages(content),
  ...prosePages(content),
];

/** Pages for sitemap and llms.txt: filledPages(content) → no '/games/' if there are no games */
export const filledPages = (content: Content, day?: Day) =>
  sitePages(content, day).filter(({ isEmpty, isOwn, isAhead }) => !isEmpty && !isOwn && !isAhead);

const START: Crumb = { name: 'Start', path: PATHS.landing };

/** trailTo('/books/10/', content) → [{ name: 'Start', path: '/' }, { name: 'Buchtipps', … }, { name: 'Die Wolkenwerft', … }] */
export function trailTo(path: string, content: Content): Crumb[] {
  const page = pageAt(path, content);
  return [START, ...(page.under ? [page.under] : []), { name: page.name, path }];
}

/** pageAt('/agb/', content).type → 'terms'; throws if the page does not exist */
export function pageAt(path: string, content: Content): SitePage {
  const page = sitePages(content).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`Die Seite ${path} fehlt im Verzeichnis der Seiten (lib/pages)`);
  return page;
}

export type ShareCard = Card & { path: string };

/** Share pictures of landing page, events, articles, books and plans:
 * shareCards(content) → [{ path: '/event/3/', title: 'Zoo-Rallye', ground: 'leaf', … }, …] */
export const shareCards = (content: Content): ShareCard[] =>
  sitePages(content).flatMap(({ path, card }) => (card ? [{ path, ...card }] : []));

/** The page's own share picture, else the landing page's:
 * sharedAt('/event/3/', content) → '/event/3/og.png', sharedAt('/agb/', content) → '/og.png' */
export function sharedAt(path: string, content: Content): string {
  const page = sitePages(content).find((candidate) => candidate.path === path);
  return sharePath(page?.card ? path : PATHS.landing);
}

/** Sample pages for screenshots and measurements: onePageOfEach(content) → { landing: '/', news: '/news/', … } */
export const onePageOfEach = (content: Content): Partial<Record<PageType, string>> =>
  Object.fromEntries(
    sitePages(content)
      .toReversed()
      .map(({ type, path }) => [type, path]),
  );
