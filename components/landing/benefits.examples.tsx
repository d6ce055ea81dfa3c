import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Benefits } from './benefits';

export const examples = {
  'alle Vorteile': <Benefits benefits={content.landing.benefits} />,
} satisfies Examples;
