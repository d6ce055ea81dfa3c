import { content } from '@/lib/content';
import { onePageOfEach, shareCards, sharedAt, sitePages, trailTo } from '@/lib/pages/registry';
import { PATHS } from '@/lib/paths';
import { draftEntries } from '@/lib/search/entries';

const paths = sitePages(content).map(({ path }) => path);

test('every page is listed once', () => expect(new Set(paths).size).toBe(paths.length));

test('every page but the landing page has breadcrumbs from the landing page to itself', () => {
  for (const path of paths.filter((candidate) => candidate !== '/')) {
    const trail = trailTo(path, content);
    expect(trail[0]).toEqual({ name: 'Start', path: '/' });
    expect(trail.at(-1)?.path).toBe(path);
    expect(trail.every(({ name }) => name.length > 0)).toBe(true);
  }
  expect(() => trailTo('/gibt-es-nicht/', content)).toThrow('/gibt-es-nicht/');
});

test('a page has its own share picture if it has a card, otherwise the landing page’s', () => {
  const cards = shareCards(content).map(({ path }) => path);
  expect(cards).toContain(PATHS.landing);
  for (const path of paths) expect(sharedAt(path, content)).toBe(cards.includes(path) ? `${path}og.png` : '/og.png');
});

test('the search finds every page or the page it is part of, and only existing pages', () => {
  const found = new Set(draftEntries(content).map(({ path }) => path.replace(/[?#].*$/, '')));
  const pages = sitePages(content).filter(({ isAhead, path }) => !isAhead && path !== PATHS.search);
  const whole = pages.filter(({ isPart }) => !isPart);
  expect(whole.filter(({ path }) => !found.has(path))).toEqual([]);
  const existing = new Set(pages.map(({ path }) => path));
  expect([...found].filter((path) => !existing.has(path))).toEqual([]);
});

test('the first page of each type is its sample for pictures and measurements', () => {
  const pages = sitePages(content);
  for (const [type, path] of Object.entries(onePageOfEach(content))) {
    expect(pages.find((page) => page.type === type)?.path).toBe(path);
  }
  expect(Object.keys(onePageOfEach(content)).sort()).toEqual([...new Set(pages.map(({ type }) => type))].sort());
});

test('every fixed path belongs to a page', () => {
  expect(Object.values(PATHS).filter((path) => !paths.includes(path))).toEqual([]);
});
