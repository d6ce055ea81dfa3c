import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Faq } from './faq';

export const examples = {
  Fragen: <Faq questions={content.faq} />,
} satisfies Examples;
