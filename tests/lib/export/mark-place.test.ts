import { markCurrentPage } from '@/lib/export/passes/mark-place';
import { readPage } from '@/lib/export/read';
import { writePage } from '@/lib/export/write';

const OWLS = { base: '', path: '/news/eulen/', place: { path: '/news/', group: 'lesen' } };
const NEWS = { ...OWLS, path: '/news/' };

/** A masthead with bar and dialog, and a link in the page to a menu target. */
const page = ({ bar = '', own = '', base = '' } = {}) =>
  [
    '<!DOCTYPE html><html><head></head><body><header>',
    `<ul><li data-group="lesen"><button>Lesen</button><a href="${base}/news/">Nachrichten</a></li>`,
    `<li data-group="tipps"><a href="${base}/#games-books">Tipps</a></li>${bar}</ul>`,
    `<dialog id="menu"><a href="${base}/news/">Nachrichten</a></dialog></header>`,
    `<main><header></header><a href="${base}/news/">Zurück</a></main>${own}</body></html>`,
  ].join('');

const marked = (html: string, where: Parameters<typeof markCurrentPage>[1]) =>
  writePage(markCurrentPage(readPage('a.html', html), where));

test.each(['', '/duda'])(
  'below „%s“ marks the current page and its group in bar and dialog, but not links in the page',
  (base) => {
    expect(marked(page({ base }), { ...NEWS, base })).toBe(
      page({ base })
        .replaceAll(`<a href="${base}/news/">N`, `<a href="${base}/news/" aria-current="page">N`)
        .replace('data-group="lesen"', 'data-group="lesen" data-here=""'),
    );
  },
);

test('marks the menu page above the current one', () => {
  expect(marked(page(), OWLS).split('<a href="/news/" aria-current="true">')).toHaveLength(3);
});

test('a page without a group is marked by its own link only', () => {
  const imprint = '<li><a href="/impressum/">Impressum</a></li>';
  const where = { base: '', path: '/impressum/', place: undefined };
  expect(marked(page(), where)).toBe(page());
  expect(marked(page({ bar: imprint }), where)).toContain('<a href="/impressum/" aria-current="page">');
});

test.each([
  ['no masthead', page().replace('id="menu"', ''), 'whole page: The header with the menu is missing.'],
  ['a second masthead', page({ own: '<header><dialog id="menu"></dialog></header>' }), 'A second header'],
  ['something marked before', page({ bar: '<li data-here=""></li>' }), 'already marked as the current page'],
  ['no link to the page', page().replaceAll('"/news/"', '"/neues/"'), 'The menu has no link to /news/'],
  ['no group', page().replace('data-group="lesen"', ''), 'in the group “lesen”'],
])('the build stops at %s (R-NAV-14)', (_what, html, said) => {
  expect(() => marked(html, OWLS)).toThrow(said);
});
