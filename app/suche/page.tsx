import { SearchPage } from '@/components/search/search-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.search);

export default function Page() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.search)} />
      <Breadcrumb path={PATHS.search} />
      <SearchPage content={content} />
    </>
  );
}
