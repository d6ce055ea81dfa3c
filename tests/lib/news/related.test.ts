import { readContent } from '@/lib/content/read';
import { bookTips, relatedArticles } from '@/lib/news/related';

const { content } = readContent('content');
if (!content) throw new Error('content/ has faults');
const { articles, books } = content;

test.each(articles.map((article) => [article.slug, article] as const))(
  'below %s stand three others, those of its category first',
  (slug, article) => {
    const related = relatedArticles(articles, article);
    expect(related).toHaveLength(3);
    expect(related.map((other) => other.slug)).not.toContain(slug);
    const near = articles.filter((other) => other.category === article.category && other.slug !== slug).slice(0, 3);
    expect(related.slice(0, near.length)).toEqual(near);
  },
);

test.each(articles.map((article) => [article.slug, article] as const))(
  'beside %s stand two different books',
  (_, article) => {
    const tips = bookTips(books, articles, article);
    expect(tips).toHaveLength(2);
    expect(tips[0]?.id).not.toBe(tips[1]?.id);
  },
);

test('with fewer articles there are fewer related ones, never the same', () => {
  const [first, second] = articles;
  if (!first || !second) throw new Error('no articles');
  expect(relatedArticles([first], first)).toEqual([]);
  expect(relatedArticles([first, second], first)).toEqual([second]);
});
