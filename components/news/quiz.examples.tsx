import type { Article } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Quiz } from './quiz';

const [article] = content.articles as [Article];

export const examples = {
  'drei Fragen': <Quiz questions={article.quiz} />,
} satisfies Examples;
