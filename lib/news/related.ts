import type { Article, Book } from '@/lib/content/kinds';

const COUNT = 3;

/** The same category first (R-NEWS-5): relatedArticles([owls, volcano, foxes], owls) → [foxes, volcano] */
export function relatedArticles(articles: readonly Article[], { slug, category }: Article): Article[] {
  const others = articles.filter((other) => other.slug !== slug);
  const near = others.filter((other) => other.category === category);
  return [...near, ...others.filter((other) => other.category !== category)].slice(0, COUNT);
}

/** Best first. */
const GENRES: Record<Article['category'], Book['genre'][]> = {
  Tiere: ['Tiergeschichte', 'Sachbuch'],
  Weltraum: ['Sachbuch', 'Abenteuer'],
  Erde: ['Sachbuch', 'Abenteuer'],
  Natur: ['Sachbuch', 'Gedichte'],
  Technik: ['Sachbuch', 'Comic'],
  Wissen: ['Sachbuch', 'Krimi'],
  Medien: ['Krimi', 'Sachbuch'],
};

/** One of each fitting kind, others for the next article of the category: bookTips(books, articles, owls) → [an animal story, a non-fiction] */
export function bookTips(books: readonly Book[], articles: readonly Article[], article: Article): Book[] {
  const turn = articles.findIndex(({ slug }) => slug === article.slug);
  return GENRES[article.category].flatMap((genre) => {
    const shelf = books.filter((book) => book.genre === genre);
    const book = shelf[turn % shelf.length];
    return book ? [book] : [];
  });
}
