import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { ScrapbookPage } from '@/components/words/scrapbook-page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const { title, intro } = content.lists.scrapbook;

export const metadata = metadataOf(PATHS.scrapbook);

export default function MyScrapbookPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.scrapbook)} />
      <Breadcrumb path={PATHS.scrapbook} />
      <Page title={title} lead={intro}>
        <ScrapbookPage content={content} />
      </Page>
    </>
  );
}
