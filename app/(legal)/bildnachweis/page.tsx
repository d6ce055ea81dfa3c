import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/seo/metadata';

const page = content.pages.bildnachweis;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: '/bildnachweis/' });

export default function CreditsPage() {
  return (
    <>
      <Breadcrumb path="/bildnachweis/" />
      <ProsePage page={page} contents />
    </>
  );
}
