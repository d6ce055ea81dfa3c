import { SearchPage } from '@/components/search/search-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { pageMetadata } from '@/lib/seo/metadata';

const { title, description } = content.lists.search;

export const metadata = pageMetadata({ title, description, path: PATHS.search });

export default function Page() {
  return (
    <>
      <Breadcrumb path={PATHS.search} />
      <SearchPage content={content} />
    </>
  );
}
