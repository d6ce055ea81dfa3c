import { Worksheets } from '@/components/school/worksheets';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { listedSheets } from '@/lib/school/finder';
import { pageGraph } from '@/lib/seo/graph/page';
import { learningResource } from '@/lib/seo/graph/worksheets';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.worksheets);

/** All worksheets, filtered by class and subject (R-SCH-8). */
export default function WorksheetsPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.worksheets, ...listedSheets(content).map(learningResource))} />
      <Breadcrumb path={PATHS.worksheets} />
      <Worksheets />
    </>
  );
}
