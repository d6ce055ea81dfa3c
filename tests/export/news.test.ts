import { formatMonth } from '@/lib/events/months';
import { inYears } from '@/lib/news/archive';
import { archivePath, articlePath, PATHS } from '@/lib/paths';
import { partsOf } from '@/lib/words/dictionary';
import { built } from '../built-content';
import { BASE, readable, rootAt, targetsIn, textsIn } from './pages';

const { news, glossary, readingOffers, landing, articles } = built;

/** The section with this heading. */
const section = (path: string, heading: string) =>
  rootAt(path)
    .querySelectorAll('section[aria-labelledby]')
    .find((part) => readable(part.querySelector('h2')?.textContent ?? '') === heading);
const slugs = (items: readonly { article?: string | undefined }[]) => items.flatMap(({ article }) => article ?? []);

test('the news overview has its three sections (R-NEWS-2)', () => {
  const inSection = (heading: string, selector: string) =>
    section(PATHS.news, heading)?.querySelectorAll(selector) ?? [];
  expect(inSection('Nachrichten aus der Welt', 'a')).toHaveLength(news.world.length);
  expect(inSection('Neues aus unserer Region', 'article')).toHaveLength(news.regional.length);
  expect(inSection('Neues aus unserer Region', 'a')).toHaveLength(slugs(news.regional).length);
  const animals = section(PATHS.news, 'TIER ABC');
  expect(textsIn(animals, 'h3')).toEqual(news.animals.map(({ letter, animal }) => `${letter} wie ${animal}`));
  const links = inSection('TIER ABC', 'a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(slugs(news.animals).map((slug) => BASE + articlePath(slug)));
});

test('the landing page shows two large and four small articles, all of them in the overview (R-NEWS-1)', () => {
  const teasers = section(PATHS.landing, landing.news.heading);
  const titles = textsIn(teasers, 'article h3');
  expect(titles).toHaveLength(news.teaser.length);
  expect(textsIn(teasers, 'article .badge').filter((text) => /^(Highlight|Aktuell)$/.test(text))).toEqual(
    ['Highlight', 'Aktuell'].slice(0, news.teaser.length),
  );
  expect(textsIn(teasers, 'article a').filter((text) => text.startsWith('Weiterlesen'))).toHaveLength(titles.length);
  expect(targetsIn(teasers)).toContain(PATHS.news);
  expect(textsIn(rootAt(PATHS.news), 'main h3')).toEqual(expect.arrayContaining(titles));
});

test('the archive leads to every article of a year, by month (R-NEWS-11)', () => {
  const years = inYears(articles);
  const told = textsIn(rootAt(PATHS.news), 'main a').filter((text) => /^Archiv \d{4}$/.test(text));
  expect(told).toEqual(years.map(({ year }) => `Archiv ${year}`));
  for (const { year, months } of years) {
    expect(targetsIn(rootAt(PATHS.news))).toContain(archivePath(year));
    for (const { month, articles: held } of months) {
      const part = section(archivePath(year), formatMonth(month));
      expect(textsIn(part, 'a')).toEqual(held.map(({ title }) => readable(title)));
      expect(targetsIn(part)).toEqual(held.map(({ slug }) => articlePath(slug)));
    }
  }
});

test('the parts of the dictionary list all explained words in order (R-NEWS-8, R-NEWS-20)', () => {
  const words = partsOf(glossary).flatMap(({ path }) => textsIn(rootAt(path), 'main dt'));
  expect(words).toHaveLength(glossary.length);
  expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, 'de')));
});

test('each offer links to our order page, and to the publisher’s in a new tab, and says so (R-READ-2)', () => {
  const offers = section('/vorteile/lesekompetenz/', `Wege zu ${built.title.name}`);
  const outside = offers?.querySelectorAll('a').filter((link) => /öffnet einen neuen Tab/.test(link.textContent));
  expect(outside?.map((link) => link.getAttribute('target'))).toEqual(readingOffers.map(() => '_blank'));
  expect(offers?.querySelectorAll(`a[href^="${BASE}/subscription/"]`)).toHaveLength(readingOffers.length);
});
