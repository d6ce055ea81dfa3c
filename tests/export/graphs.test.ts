import type { Day } from 'german/dates/day';
import { formatDay } from 'german/dates/german';
import { formatPrice } from 'german/money';
import { EXAMPLE } from '@/lib/events/labels';
import { eventPath, OFFLINE_PATH } from '@/lib/paths';
import { built } from '../built-content';
import { ARTICLE, BASE, canonicalOf, graphsOf, type Node, ORIGIN, type Page, pages, readable, textOf } from './pages';
import { faultsOf } from './schemas';

const shown = pages.filter(({ path }) => path !== '/404.html' && path !== OFFLINE_PATH);
const graph = (page: Page) => graphsOf(page)[0]?.['@graph'] ?? [];
const typesOf = (page: Page) =>
  graph(page)
    .map((node) => node['@type'])
    .sort();
const home = `${ORIGIN}${BASE}/`;

test.each(shown.map((page) => [page.path, page] as const))('%s has one valid graph (R-SEO-3)', (_, page) => {
  const graphs = graphsOf(page);
  expect(graphs).toHaveLength(1);
  expect(graphs[0]?.['@context']).toBe('https://schema.org');
  expect(graph(page).flatMap(faultsOf)).toEqual([]);
  const ids = graph(page).map((node) => node['@id']);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id?.split('#')[0]).toBe(page.path === '/' ? home : canonicalOf(page));
});

test('each kind of page has its types', () => {
  const about = (pattern: RegExp) => [
    ...new Set(shown.filter(({ path }) => pattern.test(path)).map((page) => typesOf(page).join(' '))),
  ];
  expect(about(/^\/$/)).toEqual(['Organization WebSite']);
  const only = (kind: string, things: readonly unknown[]) => (things.length > 0 ? [kind] : []);
  expect(about(ARTICLE)).toEqual(only('BreadcrumbList NewsArticle', built.articles));
  expect(about(/^\/books\/\d+\//)).toEqual(
    only(built.lists.books.example ? 'BreadcrumbList' : 'Book BreadcrumbList', built.books),
  );
  expect(about(/^\/ausgabe\/$/)).toEqual(['BreadcrumbList Periodical']);
  expect(about(/^\/ausgabe\/\d{4}-\d{2}\/$/)).toEqual(only('BreadcrumbList PublicationIssue', built.issues));
  // An empty list has no type of its own.
  for (const list of ['books', 'games'] as const)
    expect(about(new RegExp(`^/${list}/$`))).toEqual([
      built[list].length > 0 ? 'BreadcrumbList ItemList' : 'BreadcrumbList',
    ]);
  expect(about(/^\/subscription\/(gift|year|class)/)).toEqual(['BreadcrumbList Product']);
  expect(about(/^\/subscription\/(trial\/)?$/)).toEqual(['BreadcrumbList']);
});

test('only real events are in the markup; example events are marked as such on their page', () => {
  for (const { id, example } of built.events) {
    const page = shown.find(({ path }) => path === eventPath(id));
    expect([id, page && typesOf(page).includes('Event')]).toEqual([id, !example]);
    expect([id, page && textOf(page).includes(EXAMPLE)]).toEqual([id, example ?? false]);
  }
});

test('the parents’ questions are in the markup of the pages that answer them (R-READ-4)', () => {
  const having = shown.filter((page) => typesOf(page).includes('FAQPage'));
  const asked = having.map((page) => [
    page.path,
    graph(page)
      .filter((node) => node['@type'] === 'FAQPage')
      .flatMap(({ mainEntity }) => (mainEntity as { name: string }[]).map(({ name }) => name)),
  ]);
  const names = (questions: { question: string }[]) => questions.map(({ question }) => question);
  expect(Object.fromEntries(asked)).toEqual({
    '/eltern/': names(built.parents.questions),
    '/lesekompetenz/': names(built.faq),
    '/vorteile/lesekompetenz/': names(built.faq),
  });
});

test.each(shown.filter(({ path }) => path !== '/').map((page) => [page.path, page] as const))(
  '%s has the same breadcrumbs on the page and in the markup',
  (_, page) => {
    const nav = page.root.querySelector('nav[aria-label="Sie sind hier"]');
    const seen = nav
      ?.querySelectorAll('li')
      .map((step) => [readable(step.text), step.querySelector('a')?.getAttribute('href')]);
    const list = graph(page).find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement as {
      name: string;
      item: string;
    }[];
    expect(seen).toEqual(
      list.map(({ name, item }, at) => [readable(name), at === list.length - 1 ? undefined : item.replace(ORIGIN, '')]),
    );
    expect(nav?.querySelector('script')).toBeNull();
    expect(list.at(-1)?.item).toBe(canonicalOf(page));
  },
);

/** Texts of the markup that the page must contain, by type. */
const CLAIMS: Record<string, (node: never) => (string | undefined)[]> = {
  BreadcrumbList: (node: { itemListElement: { name: string }[] }) => node.itemListElement.map(({ name }) => name),
  FAQPage: (node: { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }) =>
    node.mainEntity.flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]),
  Event: (node: {
    name: string;
    description?: string;
    startDate: string;
    endDate?: string;
    location: {
      name: string;
      address: string | { streetAddress: string; postalCode: string; addressLocality: string };
    };
    offers?: { description?: string; price?: string };
  }) => {
    const { address } = node.location;
    const [first = '', from] = node.startDate.split('T');
    const [last = '', until] = (node.endDate ?? node.startDate).split('T');
    const hours = [from, node.endDate && until].map((hour) => hour?.slice(0, 5).replace('00:00', '24:00'));
    const price = node.offers?.price === undefined ? undefined : Number(node.offers.price) * 100;
    return [
      node.name,
      node.description,
      // The page may name month and year once for several days.
      ...[first, last].map((day) => formatDay(day as Day).split(/\s/)[0]),
      ...hours,
      node.location.name,
      typeof address === 'string'
        ? address
        : `${address.streetAddress}, ${address.postalCode} ${address.addressLocality}`,
      node.offers?.description,
      price === undefined ? undefined : price === 0 ? 'frei' : formatPrice(price),
    ];
  },
  Article: (node: { headline: string; datePublished: string }) => [
    node.headline,
    formatDay(node.datePublished.slice(0, 10) as Day),
  ],
  NewsArticle: (node: {
    headline: string;
    datePublished: string;
    articleSection: string;
    author: { name: string };
    citation?: string[];
    mainEntityOfPage: { lastReviewed?: Day };
  }) => [
    node.headline,
    formatDay(node.datePublished.slice(0, 10) as Day),
    node.articleSection,
    node.author.name,
    ...(node.citation ?? []),
    node.mainEntityOfPage.lastReviewed && formatDay(node.mainEntityOfPage.lastReviewed),
  ],
  PublicationIssue: (node: {
    headline: string;
    issueNumber: number;
    datePublished: string;
    hasPart: { headline: string }[];
  }) => [
    node.headline,
    `Nr. ${node.issueNumber}/`,
    formatDay(node.datePublished as Day),
    ...node.hasPart.map(({ headline }) => headline),
  ],
  Book: (node: {
    name: string;
    description: string;
    author: { name: string };
    publisher: { name: string };
    numberOfPages: number;
    genre: string;
  }) => [
    node.name,
    node.description,
    node.author.name,
    node.publisher.name,
    `${node.numberOfPages} Seiten`,
    node.genre,
  ],
  ItemList: (node: { itemListElement: { name: string; item?: { description: string } }[] }) =>
    node.itemListElement.flatMap(({ name, item }) => [name, item?.description]),
  Product: (node: { name: string; description: string; offers: { price: string } }) => [
    node.name,
    node.description,
    formatPrice(Math.round(Number(node.offers.price) * 100)),
  ],
};

test.each(shown.map((page) => [page.path, page] as const))('the page %s contains what its markup claims', (_, page) => {
  const text = textOf(page);
  const claims = graph(page).flatMap((node: Node) => CLAIMS[node['@type']]?.(node as never) ?? []);
  const missing = claims.filter((claim) => claim !== undefined && !text.includes(readable(claim)));
  expect(missing).toEqual([]);
});
