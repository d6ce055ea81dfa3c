import type { Examples } from '@/components/examples';
import { ParentsPage } from './parents-page';

export const examples = {
  'mit Rufnummern, zwei Texten und Fragen': <ParentsPage />,
} satisfies Examples;
