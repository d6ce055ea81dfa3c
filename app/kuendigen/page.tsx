import { CancelForm } from '@/components/order/cancel-form.island';
import { DeclarationPage } from '@/components/order/declaration-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const { site, order } = content;
const page = content.pages.kuendigen;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: PATHS.cancellation });

/** The page the footer's 'kuendigen' link leads to (R-LAW-10). */
export default function CancelPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.cancellation)} />
      <Breadcrumb path={PATHS.cancellation} />
      <DeclarationPage
        page={page}
        heading={order.declaration.cancel.heading}
        order={order}
        site={site}
        Form={CancelForm}
      />
    </>
  );
}
