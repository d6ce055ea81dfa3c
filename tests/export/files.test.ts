/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from 'german/dates/day';
import sharp from 'sharp';
import { isPublished } from '@/lib/issues/days';
import { changedOn } from '@/lib/news/corrections';
import { filledPages } from '@/lib/pages/registry';
import { issuePath } from '@/lib/paths';
import { built } from '../built-content';
import { exported } from '../exported';
import { componentNames } from '../gallery/examples';
import { ARTICLE, BASE, canonicalOf, canonicalPages, fileOf, ORIGIN, readable, textOf } from './pages';

const home = `${ORIGIN}${BASE}/`;
const read = (name: string) => readFileSync(`out/${name}`, 'utf8');

function readXml(name: string): Document {
  const document = new DOMParser().parseFromString(read(name), 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const texts = (root: Document | Element, tag: string) =>
  [...root.getElementsByTagName(tag)].map(({ textContent }) => textContent ?? '');
const one = (root: Document | Element, tag: string) => texts(root, tag)[0] ?? '';

test('no script of a page asks for `process`, which browsers lack', () => {
  const scripts = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.js') && !name.startsWith('redaktion'),
  );
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => /process\.env/.test(read(name)))).toEqual([]);
});

test('the sitemap lists every canonical page once, except empty lists, and pictures that exist (R-SEO-2)', () => {
  const sitemap = readXml('sitemap.xml');
  const filled = new Set(filledPages(built).map(({ path }) => path));
  const wanted = canonicalPages()
    .filter(({ path }) => filled.has(path))
    .map((page) => canonicalOf(page) ?? '');
  expect(texts(sitemap, 'loc').sort()).toEqual(wanted.sort());
  const images = texts(sitemap, 'image:loc');
  expect(images.length).toBeGreaterThanOrEqual(
    built.events.length + built.books.length + built.games.length + built.articles.length,
  );
  expect(images.filter((address) => !fileOf(address))).toEqual([]);
  // sitemap.xsd wants the date before whatever belongs to another namespace.
  const orders = [...sitemap.getElementsByTagName('url')].map((entry) =>
    [...entry.children].map(({ tagName }) => tagName),
  );
  expect(orders.filter((tags) => tags.includes('lastmod') && tags[1] !== 'lastmod')).toEqual([]);
});

test('the component gallery is not exported', () => {
  expect(componentNames.filter((name) => fileOf(`/${name}/`))).toEqual([]);
});

test('the sitemap dates articles by their own date, and guesses no dates', () => {
  const entries = [...readXml('sitemap.xml').getElementsByTagName('url')];
  const dated = entries.filter((entry) => one(entry, 'lastmod') !== '');
  const days = new Map(dated.map((entry) => [one(entry, 'loc').replace(home, '/'), one(entry, 'lastmod')]));
  const published = built.articles.map(({ slug, date }) => [
    `/news/${slug}/`,
    changedOn(`/news/${slug}/`, date.first, built),
  ]);
  for (const [path = '', day] of published) expect([path, days.get(path)]).toEqual([path, day]);
  // Besides articles only lists of them are dated, by their newest item.
  const lists = [...days.keys()].filter((path) => !published.some(([own]) => own === path));
  for (const path of lists)
    expect(path).toMatch(
      /^\/((eltern\/redaktion\/)|(news\/(archiv\/\d{4}\/)?)|(ausgabe\/(archiv\/\d{4}\/|\d{4}-\d{2}\/)?)|((streitfrage|fragen)\/([a-z0-9-]+\/)?)|(letzte-seite\/)|(raetsel\/(\d{4}-\d{2}\/|artikel\/)?([a-z-]+\/)?))?$/,
    );
  for (const day of days.values()) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`);
});

describe('the news feed', () => {
  const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;
  const articles = canonicalPages().filter(({ path }) => ARTICLE.test(path));
  const all = [...readXml('atom.xml').getElementsByTagName('entry')];
  const linkOf = (entry: Element) => entry.querySelector('link[rel=alternate]')?.getAttribute('href') ?? '';
  const isArticle = (entry: Element) => ARTICLE.test(linkOf(entry).replace(home, '/'));

  test('has the metadata that Atom requires', () => {
    const feed = readXml('atom.xml').documentElement;
    expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    for (const tag of ['id', 'title', 'updated'])
      expect([...feed.children].filter((child) => child.tagName === tag)).toHaveLength(1);
    expect(feed.querySelector(':scope > author > name')?.textContent).toBeTruthy();
    expect(feed.querySelector(':scope > link[rel=self]')?.getAttribute('href')).toBe(`${home}atom.xml`);
    expect(one(feed, 'updated')).toMatch(MOMENT);
    const moments = all.flatMap((entry) => [...texts(entry, 'published'), ...texts(entry, 'updated')]).sort();
    for (const latest of moments.slice(-1)) expect(one(feed, 'updated')).toBe(latest);
  });

  test('has every issue from its Saturday on (R-TIME-8)', () => {
    const wanted = built.issues.filter((issue) => isPublished(issue, today()));
    const entries = all.filter((entry) => !isArticle(entry));
    expect(entries.map(linkOf).sort()).toEqual(wanted.map(({ name }) => `${ORIGIN}${BASE}${issuePath(name)}`).sort());
  });

  test('has every article once with URL, date and full text', async () => {
    const entries = all.filter(isArticle);
    expect(entries.map(linkOf).sort()).toEqual(articles.map((page) => canonicalOf(page)).sort());
    for (const entry of entries) {
      expect(one(entry, 'title')).toBeTruthy();
      expect(one(entry, 'updated')).toMatch(MOMENT);
      expect(one(entry, 'published')).toMatch(MOMENT);
      const article = articles.find((page) => canonicalOf(page) === linkOf(entry));
      const html = new DOMParser().parseFromString(one(entry, 'content'), 'text/html');
      const paragraphs = [...html.querySelectorAll('p, h2, blockquote')].map(({ textContent }) =>
        readable(textContent ?? ''),
      );
      expect(paragraphs.length).toBeGreaterThan(5);
      // On the page a difficult word contains its explanation, which the feed omits.
      const text = article ? textOf(article, '.explanation') : '';
      expect(paragraphs.filter((paragraph) => !text.includes(paragraph))).toEqual([]);
      for (const image of html.querySelectorAll('img')) {
        const file = fileOf(image.getAttribute('src') ?? '');
        const { width, height } = await sharp(join('out', file ?? '')).metadata();
        const stated = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
        expect([file, ...stated]).toEqual([file, width, height]);
      }
    }
  });
});

test('the manifest refers to icons and pages that exist, and to screenshots of the stated sizes for phone and desktop (R-KEEP-6)', async () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest.start_url).toBe(`${BASE}/`);
  expect(manifest.lang).toBe('de-DE');
  const missing = manifest.icons.map(({ src }: { src: string }) => src).filter((src: string) => !fileOf(src));
  expect(missing).toEqual([]);
  const sizes = manifest.icons.map(
    ({ sizes: size, purpose = 'any' }: { sizes: string; purpose?: string }) => `${size} ${purpose}`,
  );
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  const shots: { src: string; sizes: string; form_factor: string }[] = manifest.screenshots;
  expect(new Set(shots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes } of shots) {
    const { width, height } = await sharp(join('out', fileOf(src) ?? '')).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const shortcuts: { url: string }[] = manifest.shortcuts;
  expect(shortcuts.filter(({ url }) => !fileOf(url))).toEqual([]);
});

test('plain text is readable where a host names no charset: ASCII, or with a byte order mark', () => {
  // Scripts fetch their own text files, which are always read as UTF-8.
  const files = exported.filter((name) => name.endsWith('.txt') && !name.startsWith('_next/'));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((name) => /[^\p{ASCII}]/u.test(read(name)) && !read(name).startsWith('\ufeff'))).toEqual([]);
  // Calendar programs expect a calendar's first line at its first byte.
  const calendars = exported.filter((name) => name.endsWith('.ics'));
  expect(calendars.filter((name) => !read(name).startsWith('BEGIN:VCALENDAR'))).toEqual([]);
});

test('no page, feed or sitemap carries a day of the future (R-TIME-8)', () => {
  const STATED =
    /"date(?:Published|Modified)":"([\d-]{10})|article:(?:published|modified)_time" content="([\d-]{10})|<(?:published|updated|lastmod)>([\d-]{10})/g;
  const files = exported.filter((name) => /\.(?:html|xml)$/.test(name));
  const days = files.flatMap((name) =>
    [...read(name).matchAll(STATED)].map((found) => ({ name, day: found.slice(1).find(Boolean) ?? '' })),
  );
  expect(days.length).toBeGreaterThan(built.articles.length);
  expect(days.filter(({ day }) => day > today())).toEqual([]);
});

test('llms.txt links to pages that exist', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^\ufeff?# .+\n\n> .+\n/);
  const links = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map((match) => match[1] ?? '');
  expect(links.length).toBeGreaterThanOrEqual(built.events.length + built.books.length + built.articles.length);
  expect(links.filter((address) => !fileOf(address))).toEqual([]);
});
