import type { AskedQuestion, Debate } from 'content/kinds';
import { renderToStaticMarkup } from 'react-dom/server';
import { TakePart } from '@/components/news/take-part';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';

test('the news page links to the newest debate, the newest question and the last page (R-DEB-6)', () => {
  const page = renderToStaticMarkup(<TakePart />);
  expect(page).toContain((content.debates[0] as Debate).title);
  expect(page).toContain((content.questions[0] as AskedQuestion).question);
  for (const path of [PATHS.debates, PATHS.questions, PATHS.lastPage]) expect(page).toContain(`href="${path}"`);
});
