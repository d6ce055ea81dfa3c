import { SchoolPage } from '@/components/school/school-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PATHS } from '@/lib/pages/paths';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.school);

export default function ForSchoolsPage() {
  return (
    <>
      <Breadcrumb path={PATHS.school} />
      <SchoolPage />
    </>
  );
}
