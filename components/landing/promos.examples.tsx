import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Promos } from './promos';

export const examples = {
  drei: <Promos promos={content.landing.promos} />,
  eine: <Promos promos={content.landing.promos.slice(0, 1)} />,
} satisfies Examples;
