import type { Content } from '@/lib/content/kinds';
import type { Day } from '@/lib/dates/day';
import { articlePath, bookPath, eventPath, planPath, SEARCH_PATH } from '@/lib/paths';
import { plansInOrder } from '@/lib/plans/in-order';
import { coverOf } from '@/lib/tips/facts';
import { uniqueById } from '@/lib/tips/unique';

/** A canonical page of the site. */
export type SitePage = {
  path: string;
  /** The last change that content tells of; most content has no date. */
  changed?: Day | undefined;
  /** Its own pictures, below content/pictures. */
  images: string[];
};

const latest = (days: readonly Day[]) => [...days].sort().at(-1);

/** Every page search engines shall know, once each: /lesekompetenz/ is the same as /vorteile/lesekompetenz/ and left out. */
export function sitePages(content: Content): SitePage[] {
  const { landing, news, articles, events, books, games, plans, pages, subscription } = content;
  const dateOf = (slugs: string[]) => articles.filter(({ slug }) => slugs.includes(slug)).map(({ date }) => date.first);
  const { lesekompetenz, kennenlernen, ...legal } = pages;
  return [
    { path: '/', changed: latest(dateOf(news.teaser)), images: [landing.hero.image.src, landing.why.image.src] },
    {
      path: '/news/',
      changed: latest([...dateOf([...news.world, ...news.teaser]), ...news.regional.map(({ date }) => date.first)]),
      images: [...news.regional, ...news.animals].map(({ image }) => image.src),
    },
    ...articles.map(({ slug, date, image, content: blocks }) => ({
      path: articlePath(slug),
      changed: date.first,
      images: [image.src, ...blocks.flatMap((block) => (block.type === 'image' ? [block.image.src] : []))],
    })),
    { path: '/woerterbuch/', images: [] },
    ...events.map(({ id, image }) => ({ path: eventPath(id), images: [image.src] })),
    { path: '/books/', images: [] },
    ...uniqueById(books).items.map((book) => ({
      path: bookPath(book.id),
      images: [(coverOf(book) ?? book.cover).src],
    })),
    { path: '/games/', images: uniqueById(games).items.map(({ image }) => image.src) },
    { path: '/subscription/', images: [subscription.image.src] },
    ...plansInOrder(plans).map(({ id, icon }) => ({ path: planPath(id), images: [icon.src] })),
    { path: '/vorteile/lesekompetenz/', images: lesekompetenz.image ? [lesekompetenz.image.src] : [] },
    {
      path: '/kennenlernen/',
      images: [kennenlernen, ...kennenlernen.sections].flatMap(({ image }) => (image ? [image.src] : [])),
    },
    { path: SEARCH_PATH, images: [] },
    ...Object.keys(legal).map((slug) => ({ path: `/${slug}/`, images: [] })),
  ];
}
