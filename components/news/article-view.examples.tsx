import type { Article } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { ArticleView } from './article-view';

const [article] = content.articles as [Article];

export const examples = {
  'ein Artikel': <ArticleView article={article} />,
} satisfies Examples;
