import type { Content } from 'content/kinds';
import { explainedIn } from '@/lib/news/reading';
import { articlePath, PATHS } from '@/lib/paths';

/** The newest article with an explained word, else the news: firstArticle(content) → '/news/eulen/' */
export function firstArticle({ articles, glossary }: Pick<Content, 'articles' | 'glossary'>): string {
  const newest = [...articles].sort((a, b) => b.date.first.localeCompare(a.date.first));
  const found = newest.find(({ content }) => explainedIn(content, glossary).length > 0);
  return found ? articlePath(found.slug) : PATHS.news;
}
