import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { pageMetadata } from '@/lib/seo/metadata';

const page = content.pages.datenschutz;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: PATHS.privacy });

export default function DatenschutzPage() {
  return (
    <>
      <Breadcrumb path={PATHS.privacy} />
      <ProsePage page={page} contents />
    </>
  );
}
