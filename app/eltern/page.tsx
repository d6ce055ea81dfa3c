import { ParentsPage } from '@/components/parents/parents-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { faqPage } from '@/lib/seo/graph/faq';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const path = PATHS.parents;

export const metadata = metadataOf(path);

export default function ForParentsPage() {
  return (
    <>
      <JsonLd graph={pageGraph(path, faqPage(path, content.parents.questions))} />
      <Breadcrumb path={path} />
      <ParentsPage />
    </>
  );
}
