import type { Article } from 'content/kinds';
import { content } from '@/lib/content';
import { textOf } from '@/lib/school/levels';
import { draftEntries } from '@/lib/search/entries';

const article = content.articles.find((one) => one.content.some(({ type }) => type === 'poll')) as Article;
const [poll] = article.content.filter((block) => block.type === 'poll');
const texts = [poll?.question, ...(poll?.answers ?? []), poll?.tip];

test('the search finds an article by the words of its poll (R-NEWS-21)', () => {
  const entry = draftEntries(content).find(({ path }) => path === `/news/${article.slug}/`);
  for (const text of texts) expect(entry?.text).toContain(text);
});

test('a worksheet does not ask about a poll, which has no right answer (R-NEWS-21)', () => {
  const sheet = textOf(article, 'whole').map(({ text }) => text);
  expect(sheet.length).toBeGreaterThan(0);
  for (const text of texts) expect(sheet).not.toContain(text);
});
