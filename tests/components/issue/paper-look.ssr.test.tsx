import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { PaperLook } from '@/components/issue/paper-look';
import { content } from '@/lib/content';
import { today } from '@/lib/dates/day';
import { numberOf } from '@/lib/issues/name';
import { newestOpen } from '@/lib/issues/shelf';
import { issuePath } from '@/lib/pages/paths';

const shown = newestOpen(content.issues, today());
const html = parse(renderToStaticMarkup(<PaperLook />));

test('beside a form lies what everybody may read, named by its number (R-ISS-18)', () => {
  expect(shown.length).toBeGreaterThan(0);
  const cards = html.querySelectorAll('picture').map(({ parentNode }) => parentNode);
  expect(cards.map((card) => card?.querySelector('a')?.getAttribute('href'))).toEqual(
    shown.map(({ issue }) => issuePath(issue.name)),
  );
  for (const [at, { issue }] of shown.entries()) expect(cards[at]?.textContent).toContain(numberOf(issue));
});

test('before it is asked for, no page of the paper is fetched', () => {
  expect(html.querySelectorAll('iframe')).toEqual([]);
  expect(html.querySelectorAll('img').map((image) => image.getAttribute('loading'))).toEqual(shown.map(() => 'lazy'));
});
