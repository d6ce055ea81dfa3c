import type { Article, Book } from 'content/kinds';
import fc from 'fast-check';
import { content } from '@/lib/content';
import { bookTips, relatedArticles } from '@/lib/news/related';

const { articles, books, glossary } = content;
const [sample] = articles as [Article];

const many = fc
  .array(fc.constantFrom<Article['category']>('Tiere', 'Erde', 'Technik'), { minLength: 1, maxLength: 20 })
  .map((categories) => categories.map((category, at): Article => ({ ...sample, slug: `artikel-${at}`, category })));

test('each article has three different related ones, and is related to another (R-NEWS-5)', () => {
  fc.assert(
    fc.property(many, (list) => {
      const led = list.map((article) => relatedArticles(list, article, glossary));
      for (const [at, related] of led.entries()) {
        expect(related).toHaveLength(Math.min(3, list.length - 1));
        expect(new Set(related).size).toBe(related.length);
        expect(related).not.toContain(list[at]);
      }
      if (list.length > 1) expect(new Set(led.flat())).toEqual(new Set(list));
    }),
  );
});

test('articles of the same category come first', () => {
  fc.assert(
    fc.property(many, (list) => {
      for (const article of list) {
        const near = relatedArticles(list, article, glossary).map(({ category }) => category === article.category);
        expect(near).toEqual(near.toSorted((a, b) => Number(b) - Number(a)));
        const there = list.filter(({ category }) => category === article.category).length - 1;
        expect(near.filter(Boolean).length).toBeGreaterThanOrEqual(Math.min(2, there));
      }
    }),
  );
});

test('among other categories, articles that explain the same words come first', () => {
  const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
  const [term] = glossary;
  const [form = ''] = term?.forms ?? [];
  const about = (slug: string, category: Article['category'], text: string): Article => ({
    ...sample,
    slug,
    category,
    content: [paragraph(text)],
  });
  const article = about('erster', 'Erde', `Hier steht ${form} im Satz.`);
  const others = ['a', 'b', 'c', 'd', 'e'].map((slug) => about(slug, 'Technik', 'Hier steht nichts.'));
  const same = about('f', 'Tiere', `Auch hier steht ${form}.`);
  expect(relatedArticles([article, ...others, same], article, glossary)[0]).toBe(same);
});

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s has two different book tips from a full shelf, and never one twice',
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
