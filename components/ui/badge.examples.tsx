import type { Event } from 'content/kinds';
import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { Badge } from './badge';

const TONES = ['plain', 'sun', 'coral', 'mint', 'sky', ...Object.keys(content.site.eventCategories)];

export const examples = {
  'jede Farbe': (
    <p>
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone as Event['category']}>
          ab 8 Jahren
        </Badge>
      ))}
    </p>
  ),
  'langer Text': <Badge tone="sun">Anmeldung erforderlich, Begleitung durch Erwachsene erwünscht</Badge>,
  'auf dunklem Grund': { ground: 'night', element: <Badge>ab 8 Jahren</Badge> },
} satisfies Examples;
