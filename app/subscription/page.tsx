import { SubscriptionPage } from '@/components/plans/subscription-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { metadataOf } from '@/lib/seo/metadata';

const { subscription, site, plans, title } = content;

export const metadata = metadataOf(PATHS.subscription);

/** The subscription landing page (R-PLAN-10). */
export default function Subscription() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.subscription)} />
      <Breadcrumb path={PATHS.subscription} />
      <SubscriptionPage subscription={subscription} site={site} plans={plans} product={title.name} />
    </>
  );
}
