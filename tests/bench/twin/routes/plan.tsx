import { useParams } from 'react-router';
import { OrderPage } from '@/components/order/order-page';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { planPath } from '@/lib/pages/paths';
import { content } from '../content';

export function Component() {
  const { plan: id } = useParams();
  const plan = content.plans.find((candidate) => candidate.id === id);
  return (
    plan && (
      <>
        <Breadcrumb path={planPath(plan.id)} />
        <OrderPage {...content} plan={plan} />
      </>
    )
  );
}
