import type { Examples } from '@/components/examples';
import { content } from '@/lib/content';
import { WorksheetLinks } from './worksheet-links';
import { Worksheets } from './worksheets';

const [worksheet] = content.worksheets;

export const examples = {
  liste: <Worksheets />,
  'am Artikel': <WorksheetLinks slug={worksheet?.slug ?? ''} />,
} satisfies Examples;
