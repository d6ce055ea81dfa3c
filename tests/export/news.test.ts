import type { HTMLElement } from 'node-html-parser';
import { articlePath, PATHS } from '@/lib/paths';
import { partsOf } from '@/lib/words/dictionary';
import { built } from '../built-content';
import { BASE, pages, readable } from './pages';

const { news, glossary, readingOffers } = built;

const rootAt = (path: string) => pages.find((page) => page.path === path)?.root as HTMLElement;
const textsOf = (part: HTMLElement | undefined, selector: string) =>
  part?.querySelectorAll(selector).map(({ textContent }) => readable(textContent)) ?? [];
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
  expect(textsOf(animals, 'h3')).toEqual(news.animals.map(({ letter, animal }) => `${letter} wie ${animal}`));
  const links = inSection('TIER ABC', 'a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(slugs(news.animals).map((slug) => BASE + articlePath(slug)));
});

test('the parts of the dictionary list all explained words in order (R-NEWS-8, R-NEWS-20)', () => {
  const words = partsOf(glossary).flatMap(({ path }) => textsOf(rootAt(path), 'main dt'));
  expect(words).toHaveLength(glossary.length);
  expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, 'de')));
});

test('each offer links to our order page, and to the publisher’s in a new tab, and says so (R-READ-2)', () => {
  const offers = section('/vorteile/lesekompetenz/', `Wege zu ${built.title.name}`);
  const outside = offers?.querySelectorAll('a').filter((link) => /öffnet einen neuen Tab/.test(link.textContent));
  expect(outside?.map((link) => link.getAttribute('target'))).toEqual(readingOffers.map(() => '_blank'));
  expect(offers?.querySelectorAll(`a[href^="${BASE}/subscription/"]`)).toHaveLength(readingOffers.length);
});
