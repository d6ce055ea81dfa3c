import { ReadingPage } from '@/components/faq/reading-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { faqPage } from '@/lib/seo/graph/faq';
import { pageMetadata } from '@/lib/seo/metadata';

const { title, description } = content.pages.lesekompetenz;
const path = PATHS.reading;

export const metadata = pageMetadata({ title, description, path });

export default function ReadingSkillsPage() {
  return (
    <>
      <Breadcrumb path={path} about={[faqPage(path, content.faq)]} />
      <ReadingPage />
    </>
  );
}
