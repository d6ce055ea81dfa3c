import { rmSync } from 'node:fs';
import { movedTo } from '@/lib/pages/moved';
import { shareCards, sitePages, trailTo } from '@/lib/pages/registry';
import { readSite } from '@/lib/publishing/read';
import { draftEntries } from '@/lib/search/entries';
import { llmsText } from '@/lib/seo/llms';
import { siteCopy } from './site-copy';

const { root, at, change, edit } = siteCopy(beforeAll);
const GONE = 'wie-eine-zeitung-entsteht';

/** The content after the edits of all tests. */
function read() {
  const { content, faults } = readSite(root);
  expect(faults).toEqual([]);
  if (!content) throw new Error('no content and no fault');
  const paths = sitePages(content).map(({ path }) => path);
  const found = draftEntries(content).map(({ path }) => path.replace(/[?#].*$/, ''));
  return { content, paths, found };
}

let site: ReturnType<typeof read>;
beforeAll(() => {
  edit(
    'events/3-froschkoenig.yaml',
    (event) => ({ ...event, id: 4, title: 'Drachenfest im Park', date: '18. September 2027' }),
    'events/4-drachenfest.yaml',
  );
  edit(
    'books/10-die-wolkenwerft.yaml',
    (book) => ({ ...book, id: 11, title: 'Die Regenreederei' }),
    'books/11-die-regenreederei.yaml',
  );
  change('plans/year.yaml', /^title: .*/m, 'title: Wochenabo');
  rmSync(at(`articles/${GONE}.yaml`));
  rmSync(at('issues/2026-48.yaml'));
  change('news.yaml', `, ${GONE}`, '');
  change('puzzles.yaml', new RegExp(`\\b${GONE}\\b`, 'g'), '');
  edit('redirects.yaml', (list) => [...list, { from: `/news/${GONE}/`, to: '/news/' }]);
  site = read();
});

test('every page has its own address and breadcrumb, and search and share pictures lead to pages', () => {
  const { content, paths, found } = site;
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths.slice(1)) expect(trailTo(path, content).at(-1)?.path).toBe(path);
  expect(found.filter((path) => !paths.includes(path))).toEqual([]);
  expect(shareCards(content).every(({ path }) => paths.includes(path))).toBe(true);
  expect(llmsText(content)).not.toMatch(/undefined|NaN|\{[\w.-]+\}/);
});

test('a new event and a new book have pages and are found', () => {
  expect(site.content.events.find(({ id }) => id === 4)?.date).toMatchObject({ first: '2027-09-18' });
  for (const path of ['/event/4/', '/books/11/']) {
    expect(site.paths).toContain(path);
    expect(site.found).toContain(path);
  }
});

test('a renamed plan has its new name wherever a text names it', () => {
  expect(site.paths).toContain('/subscription/year/');
  expect(JSON.stringify([site.content.faq, site.content.pages])).toContain('Wochenabo');
});

test('the old address of a removed article leads on', () => {
  expect(site.paths).not.toContain(`/news/${GONE}/`);
  expect(movedTo(`/news/${GONE}/`, site.content)?.page).toBe('/news/');
});
