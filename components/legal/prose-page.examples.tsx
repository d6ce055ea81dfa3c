import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { ProsePage } from './prose-page';

export const examples = {
  'mit Bildern und Inhaltsverzeichnis': <ProsePage page={content.pages.kennenlernen} contents />,
} satisfies Examples;
