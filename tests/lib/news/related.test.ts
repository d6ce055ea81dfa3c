import { content } from '@/lib/content';
import type { Book } from '@/lib/content/kinds';
import { bookTips, relatedArticles } from '@/lib/news/related';

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
  'beside %s stand two different books of a full shelf, and none twice of any other',
  (_, article) => {
    const [book] = books;
    const genres: Book['genre'][] = ['Krimi', 'Sachbuch', 'Comic', 'Gedichte', 'Abenteuer', 'Tiergeschichte'];
    const shelf = genres.map((genre, place) => ({ ...(book as Book), id: place + 1, genre }));
    const ids = (list: readonly Book[]) => bookTips(list, articles, article).map(({ id }) => id);
    expect(new Set(ids(shelf)).size).toBe(2);
    expect(new Set(ids(books)).size).toBe(ids(books).length);
    expect(ids([])).toEqual([]);
  },
);

test('with fewer articles there are fewer related ones, never the same', () => {
  const [first, second] = articles;
  if (!first || !second) throw new Error('no articles');
  expect(relatedArticles([first], first)).toEqual([]);
  expect(relatedArticles([first, second], first)).toEqual([second]);
});
