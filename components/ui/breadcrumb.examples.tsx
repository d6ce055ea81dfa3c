import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { articlePath, PATHS } from '@/lib/paths';
import { Breadcrumb } from './breadcrumb';

const [article] = content.articles;

export const examples = {
  'zwei Stufen': <Breadcrumb path={PATHS.books} />,
  'langer Titel': <Breadcrumb path={articlePath(article?.slug ?? '')} />,
} satisfies Examples;
