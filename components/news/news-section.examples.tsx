import type { Examples } from '@/components/examples';
import { NewsSection } from './news-section';

export const examples = {
  'auf der Startseite': <NewsSection />,
} satisfies Examples;
