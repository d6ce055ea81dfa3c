import type { Examples } from '@/components/examples';
import { IssuePeek } from './issue-peek';

export const examples = {
  'drei Seiten': <IssuePeek />,
} satisfies Examples;
