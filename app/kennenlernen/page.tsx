import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { LinkButton } from '@/components/ui/button';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/seo/metadata';

const page = content.pages.kennenlernen;
const { cta } = content.landing.hero;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: '/kennenlernen/' });

export default function KennenlernenPage() {
  return (
    <>
      <Breadcrumb path="/kennenlernen/" />
      <ProsePage page={page}>
        <p>
          <LinkButton href="/subscription/trial/">{cta.label}</LinkButton>
        </p>
      </ProsePage>
    </>
  );
}
