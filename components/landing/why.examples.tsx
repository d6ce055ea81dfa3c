import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Why } from './why';

export const examples = {
  'vier Gründe': <Why why={content.landing.why} />,
} satisfies Examples;
