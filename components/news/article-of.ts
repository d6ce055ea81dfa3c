import type { Article } from 'content/kinds';
import { content } from '@/lib/content';

/** Finds an article by slug; the content check guarantees that it exists. */
export function articleOf(slug: string): Article {
  const article = content.articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`content/articles/${slug}.yaml fehlt`);
  return article;
}
