import type { Examples } from '@/components/examples';
import { SchoolPage } from './school-page';

export const examples = {
  'mit Stunden, Vorlagen und Preisen': <SchoolPage />,
} satisfies Examples;
