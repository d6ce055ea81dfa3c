import { ReadingPage } from '@/components/faq/reading-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { faqPage } from '@/lib/seo/graph/faq';
import { metadataOf } from '@/lib/seo/metadata';

const path = PATHS.reading;

export const metadata = metadataOf(path);

export default function ReadingSkillsPage() {
  return (
    <>
      <Breadcrumb path={path} about={[faqPage(path, content.faq)]} />
      <ReadingPage />
    </>
  );
}
