import type { Day } from '@/lib/dates/day';
import type { OrderedPlan } from '@/lib/order/values';
import { planInShort } from '@/lib/plans/in-short';
import { useShowQuote } from './shown-quote';
import { useFigures } from './use-figures';

/** The plan in one line, sticky on phones while the form is filled in. Hidden from screen readers, which read the same
 * in the coupon before the form and in the review after it. */
export function PlanLine({ plan, today }: { plan: OrderedPlan; today: Day }) {
  const { quote } = useFigures(plan, today);
  useShowQuote(quote);
  const { price, period, after } = planInShort(plan, quote);
  return (
    <p className="plan-line" aria-hidden="true">
      <strong>{plan.title}</strong>
      <span>
        <b>{price}</b> {period}
        <br />
        {after}
      </span>
    </p>
  );
}
