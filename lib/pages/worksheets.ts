import type { Content } from 'content/kinds';
import { PATHS } from '@/lib/paths';
import type { SitePage } from './site-page';

/** worksheetPages(content) → [{ type: 'arbeitsblaetter', path: '/schule/arbeitsblaetter/', … }] */
export const worksheetPages = ({ lists, school, worksheets }: Content): SitePage[] => [
  {
    type: 'arbeitsblaetter',
    path: PATHS.worksheets,
    name: lists.worksheets.title,
    note: lists.worksheets.description,
    under: { name: school.title, path: PATHS.school },
    isEmpty: worksheets.length === 0,
    images: [],
  },
];
