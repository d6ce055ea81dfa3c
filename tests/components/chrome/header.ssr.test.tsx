import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { Header } from '@/components/chrome/header';
import { content } from '@/lib/content';
import { menuOf } from '@/lib/pages/menu';
import { PATHS } from '@/lib/paths';

const root = parse(renderToStaticMarkup(<Header />));
const [bar, dialog] = root.querySelectorAll('nav');
const linksIn = (part: typeof bar) =>
  part?.querySelectorAll('a').map((link) => [link.textContent, link.getAttribute('href')]) ?? [];
const asLinks = (crumbs: { name: string; path: string }[]) => crumbs.map(({ name, path }) => [name, path]);
const groups = menuOf(content);

test('the bar starts with the “Lesen” menu, a panel that lists issues and puzzles first (R-NAV-3)', () => {
  const [reading] = groups;
  const button = bar?.querySelector('button');
  expect(button?.textContent).toBe('Lesen');
  const panel = bar?.querySelector(`#${button?.getAttribute('popovertarget')}`);
  expect(panel?.getAttribute('popover')).toBe('auto');
  expect(linksIn(panel ?? undefined)).toEqual(asLinks(reading?.pages ?? []));
  expect(reading?.pages.slice(0, 2).map(({ path }) => path)).toEqual([PATHS.issues, PATHS.puzzles]);
});

test('the mobile menu has every link of the bar, in named lists, and the search (R-NAV-6)', () => {
  const lists = dialog?.querySelectorAll('ul') ?? [];
  const names = groups.map(({ name }) => name);
  expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual(names);
  expect(dialog?.querySelectorAll('p').map(({ textContent }) => textContent)).toEqual(names);
  const all = linksIn(dialog);
  expect(all).toEqual(expect.arrayContaining(linksIn(bar)));
  expect(all).toEqual([
    ...groups.flatMap(({ sections, pages }) => asLinks([...sections, ...pages])),
    ['Suche', PATHS.search],
  ]);
});

test('the bar has one entry per group, so that the current group can be marked', () => {
  const marks = bar?.querySelectorAll('[data-group]').map((entry) => entry.getAttribute('data-group'));
  expect(marks).toEqual(groups.map(({ id }) => id));
});
