import { content } from '@/lib/content';
import { toldTwice } from '@/lib/news/told-twice';

test("an article's beginnings are about as long as each other (R-PAR-3)", () => {
  const told = toldTwice(content);
  const article = content.articles.find(({ slug }) => slug === told?.slug);
  expect(article?.simple).toBeDefined();
  const words = [told?.whole, told?.simple].map((text) => (text ?? '').split(' ').length);
  for (const count of words) expect(count).toBeGreaterThan(15);
});

test('where no article is told twice there is nothing to show', () =>
  expect(toldTwice({ ...content, articles: content.articles.map(({ simple: _, ...one }) => one) })).toBeUndefined());
