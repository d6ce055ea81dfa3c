import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Letter } from './letter';

export const examples = {
  'ein Brief mit Lücken': <Letter letter={content.school.letter} />,
} satisfies Examples;
