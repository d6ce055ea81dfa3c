import type { Article } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { blockTypes } from '@/lib/news/blocks';
import { Blocks } from './blocks';

const { articles, glossary } = content;
const [article] = articles as [Article];
/** The first block of each type. */
export const blocks = blockTypes().flatMap(
  (type) => articles.flatMap((one) => one.content).find((block) => block.type === type) ?? [],
);

export const examples = {
  'jede Art von Block': <Blocks blocks={blocks} title={article.title} glossary={glossary} />,
} satisfies Examples;
