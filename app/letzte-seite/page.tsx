import { LastPage } from '@/components/last-page/last-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.lastPage);

export default function LastPageRoute() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.lastPage)} />
      <Breadcrumb path={PATHS.lastPage} />
      <LastPage />
    </>
  );
}
