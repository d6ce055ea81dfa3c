import type { Examples } from '@/components/examples';
import { NotFound } from './not-found';

export const examples = {
  Seite: <NotFound />,
} satisfies Examples;
