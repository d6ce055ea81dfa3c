import type { Examples } from '@/components/examples';
import { Island } from '@/components/islands/island';
import { content } from '@/lib/content';
import { OwnAnswer } from './own-answer.island';

const { before, after, ...copy } = content.debatePage.own;

export const examples = {
  'vor dem Lesen': <Island of={OwnAnswer} props={{ slug: 'zoo', when: 'before', question: before.heading, copy }} />,
  'nach dem Lesen': <Island of={OwnAnswer} props={{ slug: 'zoo', when: 'after', question: after.heading, copy }} />,
} satisfies Examples;
