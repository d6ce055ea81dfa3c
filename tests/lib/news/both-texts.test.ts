import { content } from '@/lib/content';
import { articleWithBothTexts } from '@/lib/news/both-texts';

test('both sample texts are longer than 15 words and of similar length (R-PAR-3)', () => {
  const told = articleWithBothTexts(content);
  const article = content.articles.find(({ slug }) => slug === told?.slug);
  expect(article?.simple).toBeDefined();
  const words = [told?.whole, told?.simple].map((text) => (text ?? '').split(' ').length);
  for (const count of words) expect(count).toBeGreaterThan(15);
});

test('without an article in two texts there is no sample', () =>
  expect(
    articleWithBothTexts({ ...content, articles: content.articles.map(({ simple: _, ...one }) => one) }),
  ).toBeUndefined());
