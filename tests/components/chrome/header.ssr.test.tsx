import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { Header } from '@/components/chrome/header';
import { PATHS } from '@/lib/pages/paths';

test('the paper and then its puzzles are the first things that masthead and menu lead to', () => {
  const navs = parse(renderToStaticMarkup(<Header />)).querySelectorAll('nav');
  expect(navs).toHaveLength(2);
  for (const nav of navs) {
    const [first, second] = nav.querySelectorAll('a').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(first).toEqual(['Ausgabe', PATHS.issues]);
    expect(second).toEqual(['Rätsel', PATHS.puzzles]);
  }
});
