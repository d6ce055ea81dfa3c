import { ReadingPage } from '@/components/faq/reading-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { faqPage } from '@/lib/seo/graph/faq';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const path = PATHS.reading;

export const metadata = metadataOf(path);

export default function ReadingSkillsPage() {
  return (
    <>
      <JsonLd graph={pageGraph(path, faqPage(path, content.faq))} />
      <Breadcrumb path={path} />
      <ReadingPage />
    </>
  );
}
