import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { pageMetadata } from '@/lib/seo/metadata';

const page = content.pages.agb;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: PATHS.terms });

export default function TermsPage() {
  return (
    <>
      <Breadcrumb path={PATHS.terms} />
      <ProsePage page={page} contents />
    </>
  );
}
