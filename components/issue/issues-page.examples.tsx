import type { Examples } from '@/components/examples';
import { IssuesPage } from './issues-page';

export const examples = {
  'alle Ausgaben': <IssuesPage />,
} satisfies Examples;
