import { formatDay } from 'german/dates/german';
import { parse } from 'node-html-parser';
import { built } from '@/tests/built-content';
import { LEGAL_ROW, QUOTED } from '@/tests/spec-texts';
import { BASE, type Page, pages, readable } from './pages';

const offer = built.plans.find(({ id }) => id === 'year')?.offer;
const offerEnds = offer ? readable(formatDay(offer.validUntil)) : '';
const product = (text: string) => text.replace('{product}', built.title.name).replace('{offerEnds}', offerEnds);
const shown = QUOTED.filter(({ of }) => !of || built[of].length > 0);

const pageAt = (path: string) => pages.find((page) => page.path === path) as Page;
const wordsOf = ({ root }: Page) => {
  const body = parse(root.querySelector('body')?.outerHTML ?? '');
  for (const hidden of body.querySelectorAll('script, style')) hidden.remove();
  return readable(body.textContent);
};
const linksOf = (page: Page, within = 'a') =>
  page.root.querySelectorAll(within).map((link) => [readable(link.textContent), link.getAttribute('href') ?? '']);
/** A link of this site as its pages write it; a fragment belongs to the page itself. */
const named = (href: string) => (href.startsWith('#') ? href : `${BASE}${href}`);

test.each(shown)(
  '$what: has the texts and links that the specification quotes (R-EVT-1, R-NEWS-2, R-PLAN-1, R-ORD-2, R-LAW-3, R-LAW-4, R-LAW-5, R-LAW-6, R-LAW-8, R-NAV-3, R-LAND-1, R-LAND-4, R-LAND-5, R-TIP-5)',
  ({ path, texts, links = [] }) => {
    const page = pageAt(path);
    const words = wordsOf(page);
    expect(texts.filter((text) => !words.includes(product(text)))).toEqual([]);
    const there = linksOf(page);
    const found = ([text, href]: readonly [string, string]) =>
      there.some(([label = '', to]) => label.startsWith(product(text)) && to === named(href));
    expect(links.filter((link) => !found(link))).toEqual([]);
  },
);

test('the footer of every page starts with the links required by law (R-LAW-1, R-NAV-10)', () => {
  const rowOf = (page: Page) => linksOf(page, 'footer a').slice(0, LEGAL_ROW.length);
  const wanted = LEGAL_ROW.map(([text, href]) => [text, named(href)]);
  expect(
    pages.filter((page) => JSON.stringify(rowOf(page)) !== JSON.stringify(wanted)).map(({ path }) => path),
  ).toEqual([]);
});

test('the sections of the landing page are in the specified order (R-NAV-7, R-LAND-3)', () => {
  const wanted = ['current-issue', 'samples', 'special', 'benefits', 'subscribe', 'games-books', 'events', 'news'];
  const ids = pageAt('/')
    .root.querySelectorAll('[id]')
    .map(({ id }) => id);
  expect(ids.filter((id) => wanted.includes(id))).toEqual(wanted);
});

test('only one benefit has a further link (R-LAND-5)', () => {
  const more = linksOf(pageAt('/'), '#benefits a').filter(([text]) => text?.startsWith('Mehr lesen'));
  expect(more).toHaveLength(1);
});

test('no page links to the EU’s dispute platform, which is closed (R-LAW-12)', () => {
  expect(pages.flatMap((page) => linksOf(page)).filter(([, href]) => href?.includes('ec.europa.eu'))).toEqual([]);
});
