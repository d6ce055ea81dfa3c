import { content } from '@/lib/content';
import type { Article } from '@/lib/content/kinds';

/** The article of a slug that the content check has found to exist. */
export function articleOf(slug: string): Article {
  const article = content.articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`content/articles/${slug}.yaml fehlt`);
  return article;
}
