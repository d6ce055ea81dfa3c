import type { Article, Book, Term } from 'content/kinds';
import { explainedIn } from './reading';

const COUNT = 3;

const known = new WeakMap<Article, Set<string>>();
const wordsOf = (article: Article, glossary: readonly Term[]) => {
  const words = known.get(article) ?? new Set(explainedIn(article.content, glossary).map(({ word }) => word));
  known.set(article, words);
  return words;
};

/** Best match first: same category, most explained words in common (R-NEWS-5). The last entry is always the next article
 * in the list, so that every article is linked:
 * relatedArticles([owls, volcano, foxes, moon], owls, glossary) → [foxes, moon, volcano] */
export function relatedArticles(articles: readonly Article[], article: Article, glossary: readonly Term[]): Article[] {
  const at = articles.findIndex(({ slug }) => slug === article.slug);
  const others = [...articles.slice(at + 1), ...articles.slice(0, Math.max(at, 0))];
  const words = wordsOf(article, glossary);
  const nearness = (other: Article) =>
    (other.category === article.category ? glossary.length + 1 : 0) +
    [...wordsOf(other, glossary)].filter((word) => words.has(word)).length;
  const nearest = others.toSorted((a, b) => nearness(b) - nearness(a));
  const [next] = others;
  const first = nearest.filter((other) => other !== next).slice(0, COUNT - 1);
  return next ? [...first, next].sort((a, b) => nearest.indexOf(a) - nearest.indexOf(b)) : [];
}

/** Best match first. */
const GENRES: Record<Article['category'], Book['genre'][]> = {
  Tiere: ['Tiergeschichte', 'Sachbuch'],
  Weltraum: ['Sachbuch', 'Abenteuer'],
  Erde: ['Sachbuch', 'Abenteuer'],
  Natur: ['Sachbuch', 'Gedichte'],
  Technik: ['Sachbuch', 'Comic'],
  Wissen: ['Sachbuch', 'Krimi'],
  Medien: ['Krimi', 'Sachbuch'],
  Menschen: ['Abenteuer', 'Sachbuch'],
};

/** One book per fitting genre; rotates through the books from article to article:
 * bookTips(books, articles, owls) → [an animal story, a non-fiction] */
export function bookTips(books: readonly Book[], articles: readonly Article[], article: Article): Book[] {
  const turn = articles.findIndex(({ slug }) => slug === article.slug);
  return GENRES[article.category].flatMap((genre) => {
    const shelf = books.filter((book) => book.genre === genre);
    const book = shelf[turn % shelf.length];
    return book ? [book] : [];
  });
}
