import type { Diagram as DiagramContent } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Diagram } from './diagram';

const [diagram] = content.diagrams as [DiagramContent];

export const examples = {
  'im Text': <Diagram diagram={diagram} sizes="40rem" />,
  'als Stück der Zeitung': <Diagram diagram={diagram} isAlone sizes="40rem" />,
} satisfies Examples;
