import { renderToStaticMarkup } from 'react-dom/server';
import { TakePart } from '@/components/news/take-part';
import { content } from '@/lib/content';
import type { Debate } from '@/lib/content/kinds';
import { PATHS } from '@/lib/pages/paths';

test('the news lead to the newest debate', () => {
  const page = renderToStaticMarkup(<TakePart />);
  expect(page).toContain((content.debates[0] as Debate).title);
  expect(page).toContain(`href="${PATHS.debates}"`);
});
