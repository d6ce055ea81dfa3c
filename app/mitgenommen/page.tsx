import { KeptList } from '@/components/keep/kept-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const { title, intro } = content.lists.kept;

export const metadata = metadataOf(PATHS.kept);

export default function KeptPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.kept)} />
      <Breadcrumb path={PATHS.kept} />
      <Page title={title} lead={intro}>
        <KeptList canRemove />
      </Page>
    </>
  );
}
