import { Worksheets } from '@/components/school/worksheets';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { listedSheets } from '@/lib/school/finder';
import { learningResource } from '@/lib/seo/graph/worksheets';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.worksheets);

/** All worksheets, filtered by class and subject (R-SCH-8). */
export default function WorksheetsPage() {
  return (
    <>
      <Breadcrumb path={PATHS.worksheets} about={listedSheets(content).map(learningResource)} />
      <Worksheets />
    </>
  );
}
