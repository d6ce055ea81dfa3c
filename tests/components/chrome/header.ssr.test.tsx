import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { Header } from '@/components/chrome/header';
import { PATHS } from '@/lib/pages/paths';

test('the paper is the first thing that masthead and menu lead to', () => {
  const navs = parse(renderToStaticMarkup(<Header />)).querySelectorAll('nav');
  expect(navs).toHaveLength(2);
  for (const nav of navs) {
    const [first] = nav.querySelectorAll('a');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Ausgabe', PATHS.issues]);
  }
});
