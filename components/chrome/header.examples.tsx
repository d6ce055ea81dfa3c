import type { Examples } from '@/components/examples';
import { Header } from './header';

export const examples = {
  'auf Papier': <Header />,
} satisfies Examples;
