import type { Content } from 'content/kinds';
import { PATHS } from '@/lib/paths';
import { listedSheets } from '@/lib/school/finder';
import { type Draft, page } from './draft';

/** The list and each worksheet: worksheetEntries(content) → [{ path: '/schule/arbeitsblaetter/', … }, { kind: 'worksheet', title:
 * 'Arbeitsblatt: Wie Brot aufgeht', … }, …] */
export const worksheetEntries = (content: Content): Draft[] => {
  const { title, description, intro } = content.lists.worksheets;
  const sheets = listedSheets(content);
  return [
    page(PATHS.worksheets, title, 'Für die Schule', `${description} ${intro}`, {
      keywords: 'Schule Unterricht Lehrer Lehrerin Lehrkräfte Klasse Sachtext Aufgaben Lösungen kopieren drucken PDF',
      weight: 1.1,
    }),
    ...sheets
      .filter(({ slug }, place) => sheets.findIndex((sheet) => sheet.slug === slug) === place)
      .map(({ id, title: article, searchText, ...sheet }) =>
        page(
          `${PATHS.worksheets}#${id}`,
          `Arbeitsblatt: ${article}`,
          `${sheet.subject} · ${sheet.classesText} · ${sheet.minutes} Minuten`,
          '',
          { kind: 'worksheet', keywords: `${searchText} Unterricht Schule`, weight: 0.7 },
        ),
      ),
  ];
};
