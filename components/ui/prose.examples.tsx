import type { Examples } from '@/components/examples';
import { Prose } from './prose';

export const examples = {
  'alles, was Markdown kann': (
    <Prose
      markdown={
        '## Überschrift\n\nEin Absatz mit **Betonung** und [einem Link](/).\n\n- eins\n- zwei\n\n1. erstens\n2. zweitens'
      }
    />
  ),
  'HTML bleibt Text': <Prose markdown="<b>nicht fett</b>" />,
} satisfies Examples;
