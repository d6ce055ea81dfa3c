import { PATHS } from '@/lib/paths';
import { built } from '../built-content';
import { pages, textOf } from './pages';

/** Pages in the specification’s route table, and legal pages. */
const NAMED = [
  '/',
  '/kennenlernen/',
  '/news/',
  '/subscription/',
  '/subscription/trial/',
  '/subscription/gift/',
  '/subscription/year/',
  '/subscription/class/',
  '/vorteile/lesekompetenz/',
  '/lesekompetenz/',
  '/books/',
  '/games/',
  '/datenschutz/',
  '/agb/',
  '/impressum/',
  '/widerruf/',
  '/kuendigen/',
  '/barrierefreiheit/',
];

test('every page of the route table exists (R-READ-1, R-NAV-1)', () =>
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(NAMED)));

test.each([
  ['Termine', PATHS.landing, built.events],
  ['Buchtipps', PATHS.books, built.books],
  ['Spiele', PATHS.games, built.games],
  ['Nachrichten', PATHS.news, built.articles],
] as const)('a visitor looking for %s finds them, or reads that some are coming', (what, path, things) => {
  const words = pages.filter((page) => page.path === path).map((page) => textOf(page))[0] ?? '';
  expect(words.includes(`Hier stehen bald wieder ${what}.`)).toBe(things.length === 0);
  expect(things.some(({ title }) => words.includes(title))).toBe(things.length > 0);
});
