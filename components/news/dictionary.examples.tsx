import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Dictionary } from './dictionary';

export const examples = {
  'alle Wörter': <Dictionary terms={content.glossary} />,
  'ein Wort': <Dictionary terms={content.glossary.slice(0, 1)} />,
} satisfies Examples;
