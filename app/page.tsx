import { LandingPage } from '@/components/landing/landing-page';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { organization, website } from '@/lib/seo/graph/site';
import { JsonLd } from '@/lib/seo/json-ld';
import { fullTitle, metadataOf } from '@/lib/seo/metadata';

const { site, landing } = content;

export const metadata = {
  ...metadataOf(PATHS.landing),
  // The layout's title template applies to child segments only, not to this page.
  title: { absolute: fullTitle(landing.title) },
};

export default function StartPage() {
  return (
    <>
      <JsonLd graph={[organization(site), website(site)]} />
      <LandingPage />
    </>
  );
}
