import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReadingBar } from '@/components/reading/reading-bar';
import { content } from '@/lib/content';

const { adults, lost, failed } = content.lists.aids;

test.each([
  ['children', <ReadingBar key="du" />, { lost, failed }],
  ['parents', <ReadingBar key="sie" forAdults />, adults],
])('a reading aid that failed to load is reported to %s in their form of address', (_, bar, said) => {
  const html = parse(renderToStaticMarkup(bar));
  expect(html.querySelector('[data-lost][role=alert]')?.textContent).toBe(said.failed);
  expect(html.querySelector('[data-aids]')?.getAttribute('data-lost')).toBe(said.lost);
});
