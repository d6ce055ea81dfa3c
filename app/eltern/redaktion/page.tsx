import { NewsroomPage } from '@/components/parents/newsroom-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(PATHS.newsroom);

export default function HowWeWorkPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.newsroom)} />
      <Breadcrumb path={PATHS.newsroom} />
      <NewsroomPage page={content.parents.newsroom} />
    </>
  );
}
