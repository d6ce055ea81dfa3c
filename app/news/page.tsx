import { Overview } from '@/components/news/overview';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const { title, intro } = content.lists.news;

export const metadata = metadataOf(PATHS.news);

export default function NewsPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.news)} />
      <Breadcrumb path={PATHS.news} />
      <Page title={title} lead={intro}>
        <Overview />
      </Page>
    </>
  );
}
