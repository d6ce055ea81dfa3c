import type { Examples } from '@/components/examples';
import { Overview } from './overview';

export const examples = {
  Übersicht: <Overview />,
} satisfies Examples;
