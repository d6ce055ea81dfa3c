import { DebateView } from '@/components/debates/debate-view';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Page } from '@/components/ui/page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const { debates, debatePage } = content;

export const metadata = metadataOf(PATHS.debates);

export default function DebatesPage() {
  const [newest, ...others] = debates;
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.debates)} />
      <Breadcrumb path={PATHS.debates} />
      {newest ? (
        <DebateView debate={newest} others={others} intro={debatePage.intro} />
      ) : (
        <Page title={debatePage.title} lead={debatePage.intro}>
          <p>Hier steht bald die erste Streitfrage.</p>
        </Page>
      )}
    </>
  );
}
