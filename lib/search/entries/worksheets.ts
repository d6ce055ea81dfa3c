import type { Content } from '@/lib/content/kinds';
import { PATHS } from '@/lib/pages/paths';
import { type Draft, page } from './draft';

/** The list, found by its articles, too: → [{ path: '/schule/arbeitsblaetter/', title: 'Arbeitsblätter', … }] */
export const worksheetEntries = ({ lists, worksheets, articles }: Content): Draft[] => {
  const { title, description, intro } = lists.worksheets;
  const asked = articles.filter(({ slug }) => worksheets.some((worksheet) => worksheet.slug === slug));
  return [
    page(PATHS.worksheets, title, 'Für die Schule', `${description} ${intro}`, {
      keywords: 'Schule Unterricht Lehrer Lehrerin Lehrkräfte Klasse Sachtext Aufgaben Lösungen kopieren drucken PDF',
      aside: asked.map((article) => article.title).join(' '),
      weight: 1.1,
    }),
  ];
};
