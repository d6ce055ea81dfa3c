import { SearchPage } from '@/components/search/search-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.search);

export default function Page() {
  return (
    <>
      <Breadcrumb path={PATHS.search} />
      <SearchPage content={content} />
    </>
  );
}
