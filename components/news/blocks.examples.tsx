import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import type { Article } from '@/lib/content/kinds';
import { Blocks } from './blocks';

const { articles, glossary } = content;
const [article] = articles as [Article];
const KINDS = ['heading', 'paragraph', 'image', 'diagram', 'highlight', 'conclusion'] as const;
/** The first block of each kind. */
export const blocks = KINDS.map((kind) => articles.flatMap((one) => one.content).find(({ type }) => type === kind));

export const examples = {
  'jede Art von Block': <Blocks blocks={blocks as Article['content']} title={article.title} glossary={glossary} />,
} satisfies Examples;
