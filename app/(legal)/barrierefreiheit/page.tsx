import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { pageMetadata } from '@/lib/seo/metadata';

const page = content.pages.barrierefreiheit;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: PATHS.accessibility });

export default function BarrierefreiheitPage() {
  return (
    <>
      <Breadcrumb path={PATHS.accessibility} />
      <ProsePage page={page} contents />
    </>
  );
}
