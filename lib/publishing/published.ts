import { printedIn } from 'content/in-print';
import type { Content } from 'content/kinds';
import { pictureFile } from 'content/picture-file';
import { PAGE_CAPACITY } from 'content/schema/news';
import { picturesIn } from 'content/text';
import { isOut, stateOf, timesOf } from 'content/times';
import { type Day, today } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { sitePages } from '@/lib/pages/registry';
import { withoutWithdrawn } from './withdrawn';

/** Removes unpublished entries from all lists, nested ones too. */
function kept<T>(data: T, at: string): T {
  if (Array.isArray(data)) return data.filter((entry) => isOut(timesOf(entry), at)).map((one) => kept(one, at)) as T;
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, kept(value, at)])) as T;
}

const drawingsIn = ({ articles, issues }: Pick<Content, 'articles' | 'issues'>) =>
  [...articles.flatMap(({ content }) => content), ...issues.flatMap(({ pages }) => pages.flatMap((one) => one.pieces))]
    .filter((part) => part.type === 'diagram')
    .map(({ name }) => name);

/** Whether everything is published; then the object stays the same, as caches are keyed by it. */
const isWhole = (data: unknown, at: string): boolean =>
  data === null ||
  typeof data !== 'object' ||
  (isOut(timesOf(data), at) && Object.values(data).every((one) => isWhole(one, at)));

type Dated = { date: Content['articles'][number]['date'] };

/** What is public before its day carries the day of the build, so that no page, feed or search engine names a future day. */
function datedUntil<T extends Dated>(entries: T[], day: Day): T[] {
  if (entries.every(({ date }) => date.first <= day)) return entries;
  const date = { first: day, last: day, text: formatDay(day) };
  return entries.map((entry) => (entry.date.first > day ? { ...entry, date } : entry));
}

/** A correction is public from its day on. */
function withoutFuture({ newsroom, ...parents }: Content['parents'], day: Day): Content['parents'] {
  const list = newsroom.corrections.list.filter(({ date }) => date.first <= day);
  return { ...parents, newsroom: { ...newsroom, corrections: { ...newsroom.corrections, list } } };
}

const isDated = ({ articles, debates, questions, parents }: Content, day: Day) =>
  [...articles, ...debates, ...questions, ...parents.newsroom.corrections.list].every(({ date }) => date.first <= day);

/** Content published at a moment (R-TIME-2), without references to the rest and without what belongs to unpublished articles:
 * published(content, '2026-11-23T08:00:00.000Z') → { articles: […], news: { … }, … } */
export function published(all: Content, at: string): Content {
  const day = today(new Date(at));
  if (
    isWhole(all, at) &&
    isDated(all, day) &&
    all.news.teaser.length <= PAGE_CAPACITY.teaser &&
    all.news.world.length <= PAGE_CAPACITY.world
  )
    return all;
  const content = withoutWithdrawn(kept(all, at), all, at);
  const slugs = new Set(content.articles.map(({ slug }) => slug));
  const isThere = (slug: string) => slugs.has(slug);
  const linked = <T extends { article?: string | undefined }>({ article, ...rest }: T) =>
    ({ ...rest, ...(article && isThere(article) && { article }) }) as T;
  const { teaser, world, regional, animals } = content.news;
  const drawn = drawingsIn(content);
  const hidden = drawingsIn(all).filter((name) => !drawn.includes(name));
  const here: Content = {
    ...content,
    articles: datedUntil(content.articles, day),
    debates: datedUntil(content.debates, day),
    questions: datedUntil(content.questions, day),
    parents: withoutFuture(content.parents, day),
    printed: printedIn(all.printed, content.issues),
    news: {
      teaser: teaser.filter(isThere).slice(0, PAGE_CAPACITY.teaser),
      world: world.filter(isThere).slice(0, PAGE_CAPACITY.world),
      regional: regional.map(linked),
      animals: animals.map(linked),
    },
    diagrams: content.diagrams.filter(({ name }) => !hidden.includes(name)),
    worksheets: content.worksheets.filter(({ slug }) => isThere(slug)),
    puzzles: {
      ...content.puzzles,
      // Words stay: removing one would change every puzzle of the year.
      words: content.puzzles.words.map((word) =>
        word.articles ? { ...word, articles: word.articles.filter(isThere) } : word,
      ),
    },
  };
  const pages = new Set(sitePages(here).map(({ path }) => path));
  return { ...here, redirects: here.redirects.filter(({ to }) => pages.has(to.split('#')[0] ?? '')) };
}

const NAMED_BY = ['title', 'motto', 'question', 'animal', 'explanation', 'before', 'text'] as const;

/** Prefixes unpublished entries with their state, in every list. */
function marked<T>(data: T, at: string): T {
  if (Array.isArray(data)) return data.map((entry) => marked(entry, at)) as T;
  if (data === null || typeof data !== 'object') return data;
  const copy = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, marked(value, at)]));
  const state = stateOf(timesOf(data), at);
  const name = NAMED_BY.find((field) => typeof copy[field] === 'string');
  return { ...copy, ...(state && name && { [name]: `${state}: ${copy[name]}` }) } as T;
}

const SAID =
  'Vorschau für die Redaktion: Sie zeigt auch Entwürfe und was noch nicht oder nicht mehr zu sehen ist. Gesendet wird nichts.';

/** Marks drafts by name, shows a notice on every page and sends no orders: asPreview(all, at).events[0]?.title → 'Entwurf: Drachenfest' */
export function asPreview(all: Content, at: string): Content {
  const content = marked(all, at);
  const { site } = content;
  return { ...content, site: { ...site, order: { ...site.order, mode: 'demo', preview: SAID } } };
}

/** Pictures that no published content shows: hiddenPictures(all, content) → Set { 'articles/bald.webp' } */
export function hiddenPictures(all: Content, content: Content): Set<string> {
  const shown = new Set(picturesIn(content).map(({ src }) => pictureFile(src)));
  return new Set(
    picturesIn(all)
      .map(({ src }) => pictureFile(src))
      .filter((file) => !shown.has(file)),
  );
}
