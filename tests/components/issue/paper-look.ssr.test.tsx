import { numberOf } from 'content/issue-name';
import { today } from 'german/dates/day';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { PaperLook } from '@/components/issue/paper-look';
import { content } from '@/lib/content';
import { newestOpen } from '@/lib/issues/shelf';
import { issuePath } from '@/lib/paths';

const shown = newestOpen(content.issues, today());
const html = parse(renderToStaticMarkup(<PaperLook />));

test('a form links to the issues that are open to all, each with its number, on the days when it is the newest (R-ISS-18)', () => {
  expect(shown.length).toBeGreaterThan(0);
  const cards = html.querySelectorAll('picture').map(({ parentNode }) => parentNode);
  expect(cards.map((card) => card?.querySelector('a')?.getAttribute('href'))).toEqual(
    shown.map(({ issue }) => issuePath(issue.name)),
  );
  for (const [at, { issue, days }] of shown.entries()) {
    expect(cards[at]?.textContent).toContain(numberOf(issue));
    expect(cards[at]?.getAttribute('data-from')).toBe(days['data-from']);
    expect(cards[at]?.getAttribute('data-until')).toBe(days['data-until']);
  }
});

test('no page of the issue is loaded before the reader opens the viewer', () => {
  expect(html.querySelectorAll('iframe')).toEqual([]);
  expect(html.querySelectorAll('img').map((image) => image.getAttribute('loading'))).toEqual(shown.map(() => 'lazy'));
});
