import type { Examples } from '@/components/examples';
import { PaperLook } from './paper-look';

export const examples = {
  'neben einem Formular': <PaperLook />,
} satisfies Examples;
