import { ParentsPage } from '@/components/parents/parents-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { faqPage } from '@/lib/seo/graph/faq';
import { metadataOf } from '@/lib/seo/metadata';

const path = PATHS.parents;

export const metadata = metadataOf(path);

export default function ForParentsPage() {
  return (
    <>
      <Breadcrumb path={path} about={[faqPage(path, content.parents.questions)]} />
      <ParentsPage />
    </>
  );
}
