import { planAsOf } from 'content/offer';
import { nextSaturday } from 'german/dates/arithmetic';
import { today } from 'german/dates/day';
import { planOf } from 'subscription/plans/in-order';
import { OrderPage } from '@/components/order/order-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { content } from '@/lib/content';
import { derived } from '@/lib/images';
import { planPath } from '@/lib/paths';
import { pageGraph } from '@/lib/seo/graph/page';
import { product } from '@/lib/seo/graph/product';
import { JsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ plan: string }> };

/** One order page for each plan in content. */
export const generateStaticParams = () => content.plans.map(({ id }) => ({ plan: id }));
export const dynamicParams = false;

export async function generateMetadata({ params }: Props) {
  const plan = planAsOf(planOf(content.plans, (await params).plan), today());
  return pageMetadata({
    title: plan.headline,
    description: `${plan.title}: ${plan.description}`,
    path: planPath(plan.id),
  });
}

/** The order page of one plan (R-ORD-1). */
export default async function PlanPage({ params }: Props) {
  const plan = planOf(content.plans, (await params).plan);
  const now = planAsOf(plan, today());
  const about = product(now, content.site, nextSaturday(today()), derived(now.icon.src).src);
  return (
    <>
      <JsonLd graph={pageGraph(planPath(plan.id), about)} />
      <Breadcrumb path={planPath(plan.id)} />
      <OrderPage {...content} plan={plan} />
    </>
  );
}
