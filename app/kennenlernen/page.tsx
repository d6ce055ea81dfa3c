import { PaperLook } from '@/components/issue/paper-look';
import { ProsePage } from '@/components/legal/prose-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { LinkButton } from '@/components/ui/button';
import { content } from '@/lib/content';
import { PATHS, planPath } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const page = content.pages.kennenlernen;
const { cta } = content.landing.hero;

export const metadata = metadataOf(PATHS.about);

export default function KennenlernenPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.about)} />
      <Breadcrumb path={PATHS.about} />
      <ProsePage page={page}>
        <PaperLook />
        <p>
          <LinkButton href={planPath('trial')}>{cta.label}</LinkButton>
        </p>
      </ProsePage>
    </>
  );
}
