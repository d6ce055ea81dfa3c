import type { Content } from '@/lib/content/kinds';
import { markTerms } from '@/lib/news/reading';
import { articlePath, PATHS } from '@/lib/pages/paths';

/** The newest article with an explained word, else the news: firstArticle(content) → '/news/eulen/' */
export function firstArticle({ articles, glossary }: Pick<Content, 'articles' | 'glossary'>): string {
  const newest = [...articles].sort((a, b) => b.date.first.localeCompare(a.date.first));
  const found = newest.find(({ content }) =>
    content.some((block) => block.type === 'paragraph' && markTerms(block.text, glossary, new Set()).length > 1),
  );
  return found ? articlePath(found.slug) : PATHS.news;
}
