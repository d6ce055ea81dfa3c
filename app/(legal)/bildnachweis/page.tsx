import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/pages/paths';
import { pageMetadata } from '@/lib/seo/metadata';

const page = content.pages.bildnachweis;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: PATHS.credits });

export default function CreditsPage() {
  return (
    <>
      <Breadcrumb path={PATHS.credits} />
      <ProsePage page={page} contents />
    </>
  );
}
