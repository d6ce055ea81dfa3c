import type { Content } from '@/lib/content/kinds';
import { today } from '@/lib/dates/day';
import { SECTIONS } from '@/lib/navigation';
import { SEARCH_PATH } from '@/lib/paths';
import { plansAsOf } from '@/lib/plans/in-order';

/** One step from the landing page to where one is. */
export type Crumb = { name: string; path: string };

const START: Crumb = { name: 'Start', path: '/' };
const EVENTS = SECTIONS.find(({ id }) => id === 'events');

/** Every page of the site below the landing page, with the page it hangs under. */
function pages({ lists, subscription, plans, events, books, articles, pages: prose }: Content) {
  const news = { name: lists.news.title, path: '/news/' };
  const shelf = { name: lists.books.title, path: '/books/' };
  const subscribe = { name: subscription.title, path: '/subscription/' };
  const calendar = { name: EVENTS?.label ?? '', path: `/#${EVENTS?.id}` };
  const { lesekompetenz, ...further } = prose;
  return [
    { ...news, under: START },
    { name: lists.dictionary.title, path: '/woerterbuch/', under: news },
    { ...shelf, under: START },
    { name: lists.games.title, path: '/games/', under: START },
    { name: lists.search.title, path: SEARCH_PATH, under: START },
    { ...subscribe, under: START },
    { name: lesekompetenz.title, path: '/vorteile/lesekompetenz/', under: START },
    ...Object.entries(further).map(([slug, { title }]) => ({ name: title, path: `/${slug}/`, under: START })),
    ...plansAsOf(plans, today()).map(({ id, headline }) => ({
      name: headline,
      path: `/subscription/${id}/`,
      under: subscribe,
    })),
    ...events.map(({ id, title }) => ({ name: title, path: `/event/${id}/`, under: calendar })),
    ...books.map(({ id, title }) => ({ name: title, path: `/books/${id}/`, under: shelf })),
    ...articles.map(({ slug, title }) => ({ name: title, path: `/news/${slug}/`, under: news })),
  ];
}

/**
 * The way from the landing page to a page, both included.
 *
 * trailTo('/books/10/', content) → [{ name: 'Start', path: '/' }, { name: 'Buchtipps', … }, { name: 'Die Wolkenwerft', … }]
 */
export function trailTo(path: string, content: Content): Crumb[] {
  const page = pages(content).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`Die Seite ${path} hat keinen Platz im Wegweiser (lib/seo/trail.ts)`);
  const { under, ...here } = page;
  return under.path === START.path ? [START, here] : [START, under, here];
}
