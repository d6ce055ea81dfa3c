import { SchoolPage } from '@/components/school/school-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.school);

export default function ForSchoolsPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.school)} />
      <Breadcrumb path={PATHS.school} />
      <SchoolPage />
    </>
  );
}
