import type { Examples } from '@/components/examples';
import { KeptList } from './kept-list';

export const examples = {
  'zum Aufräumen': <KeptList canRemove />,
  'ohne Verbindung': <KeptList />,
} satisfies Examples;
