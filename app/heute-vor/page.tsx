import { HistoryList } from '@/components/history/history-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const { title, intro } = content.lists.history;

export const metadata = metadataOf(PATHS.history);

export default function HistoryPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.history)} />
      <Breadcrumb path={PATHS.history} />
      <Page title={title} lead={intro} back={{ href: PATHS.lastPage, label: content.lists.lastPage.title }}>
        <HistoryList history={content.history} />
      </Page>
    </>
  );
}
