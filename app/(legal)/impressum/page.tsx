import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { pageMetadata } from '@/lib/seo/metadata';

const page = content.pages.impressum;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: PATHS.imprint });

export default function ImpressumPage() {
  return (
    <>
      <Breadcrumb path={PATHS.imprint} />
      <ProsePage page={page} contents />
    </>
  );
}
