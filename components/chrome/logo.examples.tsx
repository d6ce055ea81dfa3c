import type { Examples } from '@/components/examples';
import { Logo } from './logo';

export const examples = {
  'auf Papier': <Logo />,
  'auf dunklem Grund': { ground: 'night', element: <Logo /> },
} satisfies Examples;
