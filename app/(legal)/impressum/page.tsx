import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/seo/metadata';

const page = content.pages.impressum;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: '/impressum/' });

export default function ImpressumPage() {
  return (
    <>
      <Breadcrumb path="/impressum/" />
      <ProsePage page={page} contents />
    </>
  );
}
