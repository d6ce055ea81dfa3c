import type { Article, Book } from '@/lib/content/kinds';

const COUNT = 3;

/** Up to three other articles: same category first, otherwise in the order given (R-NEWS-5). */
export function relatedArticles(articles: readonly Article[], { slug, category }: Article): Article[] {
  const others = articles.filter((other) => other.slug !== slug);
  const near = others.filter((other) => other.category === category);
  return [...near, ...others.filter((other) => other.category !== category)].slice(0, COUNT);
}

/** Which kinds of book go with an article, best first. */
const GENRES: Record<Article['category'], Book['genre'][]> = {
  Tiere: ['Tiergeschichte', 'Sachbuch'],
  Weltraum: ['Sachbuch', 'Abenteuer'],
  Erde: ['Sachbuch', 'Abenteuer'],
  Natur: ['Sachbuch', 'Gedichte'],
  Technik: ['Sachbuch', 'Comic'],
  Wissen: ['Sachbuch', 'Krimi'],
  Medien: ['Krimi', 'Sachbuch'],
};

/** Two book tips for an article, one of each fitting kind; another article of the same category gets other books. */
export function bookTips(books: readonly Book[], articles: readonly Article[], article: Article): Book[] {
  const turn = articles.findIndex(({ slug }) => slug === article.slug);
  return GENRES[article.category].flatMap((genre) => {
    const shelf = books.filter((book) => book.genre === genre);
    const book = shelf[turn % shelf.length];
    return book ? [book] : [];
  });
}
