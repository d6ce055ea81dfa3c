import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY } from '@/lib/hosts/rules';
import { shareCards, sharedAt, sitePages } from '@/lib/pages/registry';
import { OFFLINE_PATH, PATHS } from '@/lib/paths';
import { built } from '../built-content';
import { ARTICLE, BASE, canonicalOf, canonicalPages, content, DATED, fileOf, ORIGIN, pages } from './pages';

const repeated = (values: (string | undefined)[]) => values.filter((value, index) => values.indexOf(value) !== index);
const canonical = canonicalPages();
const NO_LINKS = 'telephone=no, date=no, address=no, email=no';
const head = (selector: string) => canonical.map(({ root }) => content(root, selector));

test('exports every page of content', () => {
  expect(canonical.map(({ path }) => path).sort()).toEqual(
    sitePages(built)
      .map(({ path }) => path)
      .sort(),
  );
});

test('every reachable page has a canonical URL that exists (R-READ-1)', () => {
  const without = pages.filter((page) => !canonicalOf(page) || !fileOf(canonicalOf(page) ?? ''));
  expect(without.map(({ path }) => path)).toEqual(['/404.html', OFFLINE_PATH]);
  expect(pages.filter((page) => !canonical.includes(page)).map(({ path }) => path)).toEqual([
    '/404.html',
    OFFLINE_PATH,
    '/lesekompetenz/',
  ]);
});

test('error pages, personal pages and pages not out yet are noindex (R-PUZ-3, R-WORD-2)', () => {
  const hidden = pages.filter(({ root }) => /noindex/.test(content(root, 'meta[name=robots]') ?? ''));
  const ahead = sitePages(built).flatMap(({ path, isAhead }) => (isAhead ? path : []));
  expect(hidden.map(({ path }) => path).sort()).toEqual(
    ['/404.html', OFFLINE_PATH, PATHS.scrapbook, PATHS.kept, ...ahead].sort(),
  );
});

test('phones make no links of dates, numbers and addresses', () =>
  expect(
    pages.filter(({ root }) => content(root, 'meta[name=format-detection]') !== NO_LINKS).map(({ path }) => path),
  ).toEqual([]));

test('titles and descriptions are unique (R-SEO-1)', () => {
  expect(repeated(canonical.map(({ root }) => root.querySelector('title')?.text))).toEqual([]);
  expect(repeated(head('meta[name=description]'))).toEqual([]);
});

test('every title ends with the portal’s name, on the landing page too (R-SEO-1)', () => {
  const { portal } = built.site;
  const titles = pages.map(({ path, root }) => [path, root.querySelector('title')?.text ?? ''] as const);
  expect(titles.filter(([, title]) => !title.endsWith(` | ${portal}`))).toEqual([]);
});

test('a description has 50 to 160 characters', () => {
  const lengths = canonical.map(
    ({ path, root }) => [path, content(root, 'meta[name=description]')?.length ?? 0] as const,
  );
  expect(lengths.filter(([, length]) => length < 50 || length > 160)).toEqual([]);
});

test.each(pages.map((page) => [page.path, page] as const))('%s has one h1 and lang="de"', (_, { root }) => {
  expect(root.querySelectorAll('h1')).toHaveLength(1);
  expect(root.querySelector('html')?.getAttribute('lang')).toBe('de');
});

test('every page sets the referrer policy itself, for hosts without our headers', () => {
  const others = pages.filter(({ root }) => content(root, 'meta[name=referrer]') !== SECURITY['Referrer-Policy']);
  expect(others.map(({ path }) => path)).toEqual([]);
});

test.each(canonical.map((page) => [page.path, page] as const))(
  '%s has its Open Graph and Twitter tags',
  (path, { root }) => {
    const og = (name: string) => content(root, `meta[property="og:${name}"]`);
    expect(og('url')).toBe(`${ORIGIN}${BASE}${path}`);
    expect(og('locale')).toBe('de_DE');
    expect(og('site_name')).toBeTruthy();
    expect(og('description')).toBe(content(root, 'meta[name=description]'));
    expect(root.querySelector('title')?.text).toContain(og('title'));
    expect(content(root, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    expect(og('type')).toBe(DATED.test(path) ? 'article' : 'website');
    const picture = fileOf(og('image') ?? '');
    expect(picture).toBeDefined();
    expect(og('image:alt')).toBeTruthy();
    expect(picture).toBe(sharedAt(path, built).slice(1));
  },
);

test('an article has its date of publication', () => {
  const articles = canonical.filter(({ path }) => ARTICLE.test(path));
  const times = articles.map(({ root }) => content(root, 'meta[property="article:published_time"]'));
  expect(times).toHaveLength(built.articles.length);
  for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+0[12]:00$/);
});

test('share pictures are PNG files of 1200 × 630 within the size limit', () => {
  const files = new Set(head('meta[property="og:image"]').map((address) => fileOf(address ?? '')));
  expect(files.size).toBe(shareCards(built).length);
  for (const file of files) {
    const path = join('out', file ?? '');
    const bytes = readFileSync(path);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(statSync(path).size).toBeLessThanOrEqual(250_000);
  }
});

test('every page, the 404 page included, preloads the fonts of its first paint', () => {
  const fonts = (page: (typeof pages)[number]) =>
    page.root.querySelectorAll('link[rel=preload][as=font]').map((link) => link.getAttribute('href') ?? '');
  const without = pages.filter((page) => fonts(page).length === 0 && page.path !== '/lesekompetenz/');
  expect(without.map(({ path }) => path)).toEqual([]);
  expect(pages.flatMap(fonts).filter((href) => !fileOf(href))).toEqual([]);
});
