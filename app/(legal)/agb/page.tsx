import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/seo/metadata';

const page = content.pages.agb;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: '/agb/' });

export default function TermsPage() {
  return (
    <>
      <Breadcrumb path="/agb/" />
      <ProsePage page={page} contents />
    </>
  );
}
