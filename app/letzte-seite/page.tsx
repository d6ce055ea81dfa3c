import { LastPage } from '@/components/last-page/last-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PATHS } from '@/lib/pages/paths';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.lastPage);

export default function LastPageRoute() {
  return (
    <>
      <Breadcrumb path={PATHS.lastPage} />
      <LastPage />
    </>
  );
}
