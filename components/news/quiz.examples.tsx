import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import type { Article } from '@/lib/content/kinds';
import { Quiz } from './quiz';

const [article] = content.articles as [Article];

export const examples = {
  'drei Fragen': <Quiz questions={article.quiz} />,
} satisfies Examples;
