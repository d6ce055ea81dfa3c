import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { type DictionaryPart, partsOf } from '@/lib/words/dictionary';
import { Dictionary } from './dictionary';

const [part] = partsOf(content.glossary) as [DictionaryPart];

export const examples = {
  'ein Teil der Wörter': <Dictionary glossary={content.glossary} part={part} />,
  'ein Wort': <Dictionary glossary={content.glossary.slice(0, 1)} part={part} />,
} satisfies Examples;
