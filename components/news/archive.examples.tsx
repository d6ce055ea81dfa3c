import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { inYears } from '@/lib/news/archive';
import { Archive } from './archive';

export const examples = {
  'ein Jahr': <Archive months={inYears(content.articles)[0]?.months ?? []} />,
} satisfies Examples;
