import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { movedTo, oldPages } from '@/lib/pages/moved';
import { built } from '../built-content';
import { BASE, content, fileOf, movedPages, ORIGIN } from './pages';

const anchorsOf = (file: string) =>
  [...readFileSync(join('out', file), 'utf8').matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);

test('every old URL has a page, and no other page redirects', () =>
  expect(movedPages.map(({ path }) => path)).toEqual(oldPages(built).sort()));

test('the page of an old URL redirects at once, shows the link and is noindex (R-WHOLE-2)', () => {
  for (const { path, root } of movedPages) {
    const { to = '' } = movedTo(path, built) ?? {};
    const [page = '', anchor] = to.split('#');
    expect(content(root, 'meta[http-equiv=refresh]')).toBe(`0; url=${BASE}${to}`);
    expect(content(root, 'meta[name=robots]')).toContain('noindex');
    expect(content(root, 'link[rel=canonical]', 'href')).toBe(`${ORIGIN}${BASE}${page}`);
    const [link, ...others] = root.querySelectorAll('main a');
    expect([link?.getAttribute('href'), others]).toEqual([BASE + to, []]);
    const target = movedPages.some((other) => other.path === page) ? undefined : fileOf(`${BASE}${page}`);
    expect([path, target]).toEqual([path, expect.any(String)]);
    expect([path, anchor ? anchorsOf(target ?? '').includes(anchor) : true]).toEqual([path, true]);
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(root.querySelector('title')?.text.endsWith(` | ${built.site.portal}`)).toBe(true);
  }
});
