import { DeclarationPage } from '@/components/order/declaration-page';
import { WithdrawForm } from '@/components/order/withdraw-form.island';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { PATHS } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const { site, order } = content;
const page = content.pages.widerruf;

export const metadata = pageMetadata({ title: page.title, description: page.description, path: PATHS.withdrawal });

/** The page the footer's 'widerruf' link leads to (R-LAW-11). */
export default function WithdrawPage() {
  return (
    <>
      <JsonLd graph={pageGraph(PATHS.withdrawal)} />
      <Breadcrumb path={PATHS.withdrawal} />
      <DeclarationPage
        page={page}
        heading={order.declaration.withdraw.heading}
        order={order}
        site={site}
        Form={WithdrawForm}
      />
    </>
  );
}
