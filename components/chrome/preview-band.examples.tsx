import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { PreviewBand } from './preview-band';

export const examples = {
  Vorschau: <PreviewBand order={{ ...content.site.order, mode: 'demo' }} />,
} satisfies Examples;
