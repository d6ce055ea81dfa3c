import { today } from 'german/dates/day';
import { kindsIn } from 'puzzles/week';
import { allWeeks } from 'puzzles/weeks';
import { content } from '@/lib/content';
import { menuOf, placesInMenu } from '@/lib/pages/menu';
import { puzzlePath } from '@/lib/pages/puzzle-path';
import { pageAt } from '@/lib/pages/registry';
import { SECTIONS } from '@/lib/pages/sections';
import { articlePath, eventPath, PATHS, planPath } from '@/lib/paths';

const groups = menuOf(content);
const placeOf = placesInMenu(content);

test('the menu has every section once, and the bar at most seven entries (R-NAV-3)', () => {
  const sections = groups.flatMap(({ sections }) => sections);
  expect(sections.map(({ name }) => name).sort()).toEqual(SECTIONS.map(({ label }) => label).sort());
  expect(sections.length + groups.filter(({ isPanel }) => isPanel).length).toBeLessThanOrEqual(7);
});

test('the menu has the pages for children and for adults', () => {
  const paths = groups.flatMap(({ pages }) => pages.map(({ path }) => path));
  for (const name of [
    'puzzles',
    'news',
    'dictionary',
    'scrapbook',
    'school',
    'parents',
    'worksheets',
    'reading',
  ] as const)
    expect(paths).toContain(PATHS[name]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('an empty list leaves the menu, as it leaves the sitemap (R-NAV-3)', () => {
  const paths = menuOf({ ...content, issues: [], worksheets: [], books: [] }).flatMap(({ pages }) =>
    pages.map(({ path }) => path),
  );
  for (const path of [PATHS.issues, PATHS.worksheets, PATHS.books]) expect(paths).not.toContain(path);
  expect(paths).toContain(PATHS.games);
});

test('each menu page and its subpages belong to its group (R-NAV-14)', () => {
  for (const { id, pages } of groups)
    for (const { path } of pages) {
      expect(placeOf(path)).toEqual({ path, group: id });
      expect(pageAt(path, content).name).not.toBe('');
    }
  const [article, event] = [content.articles[0], content.events[0]];
  expect(placeOf(articlePath(article?.slug ?? ''))).toEqual({ path: PATHS.news, group: 'lesen' });
  expect(placeOf(eventPath(event?.id ?? 0))).toEqual({ path: '/#events', group: 'termine' });
  expect(placeOf(planPath('year'))).toEqual({ path: PATHS.subscription, group: 'abo' });
  const [week] = allWeeks(content.lists.puzzles.first, today());
  expect(week && placeOf(puzzlePath(week.name, kindsIn(week)[0] ?? 'sudoku'))).toEqual({
    path: PATHS.puzzles,
    group: 'lesen',
  });
});

test('landing page, legal pages and unknown paths belong to no group', () => {
  for (const path of [PATHS.landing, PATHS.imprint, '/404.html']) expect(placeOf(path)).toBeUndefined();
});
