import { SearchPage } from '@/components/search/search-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { SEARCH_PATH } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

const { title, description } = content.lists.search;

export const metadata = pageMetadata({ title, description, path: SEARCH_PATH });

export default function Page() {
  return (
    <>
      <Breadcrumb path={SEARCH_PATH} />
      <SearchPage content={content} />
    </>
  );
}
