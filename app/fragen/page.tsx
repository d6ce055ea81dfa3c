import { QuestionsPage } from '@/components/questions/questions-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const { title, intro } = content.questionPage;

export const metadata = metadataOf(PATHS.questions);

export default function AllQuestionsPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.questions)} />
      <Breadcrumb path={PATHS.questions} />
      <Page title={title} lead={intro} back={{ href: PATHS.news, label: 'Zu den Nachrichten' }}>
        <QuestionsPage />
      </Page>
    </>
  );
}
