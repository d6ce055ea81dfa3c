import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Hero } from './hero';

export const examples = {
  Auftakt: <Hero hero={content.landing.hero} />,
} satisfies Examples;
