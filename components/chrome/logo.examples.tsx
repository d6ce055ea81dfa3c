import type { Examples } from '@/components/examples';
import { Logo, LogoBelow } from './logo';

export const examples = {
  'auf Papier': <Logo />,
  'auf dunklem Grund': { ground: 'night', element: <Logo /> },
  'am Fuß der Seite': { ground: 'night', element: <LogoBelow /> },
} satisfies Examples;
