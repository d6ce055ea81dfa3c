import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import type { Article } from '@/lib/content/kinds';
import { ArticleView } from './article-view';

const [article] = content.articles as [Article];

export const examples = {
  'ein Artikel': <ArticleView article={article} />,
} satisfies Examples;
