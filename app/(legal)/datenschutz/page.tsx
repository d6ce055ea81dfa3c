import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/seo/metadata';

const page = content.pages.datenschutz;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: '/datenschutz/' });

export default function DatenschutzPage() {
  return (
    <>
      <Breadcrumb path="/datenschutz/" />
      <ProsePage page={page} contents />
    </>
  );
}
